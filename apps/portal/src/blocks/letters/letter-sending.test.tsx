import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAppPart } from '../../session/app-parts.ts'
import { letters, useMadeLetter } from '../../session/letters/letters.ts'
import { fakeTimeouts } from '../../testing/fake-timeouts.ts'
import { createTestApp, type Handler, renderPage, renderRoutes, resetPage } from '../../testing/render-page.tsx'
import { aCard, aMadeLetter } from '../../testing/test-data.ts'
import { useLetterSending } from './letter-sending.ts'

const SUBMIT = '/api/v2/travel-letter/submit-letter/'

beforeEach(() => {
  vi.useFakeTimers()
  fakeTimeouts()
})
afterEach(() => {
  resetPage()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Sending() {
  const letter = useMadeLetter('TIN')
  const { state, tryAgain } = useLetterSending(letter)
  const { add } = useAppPart(letters)
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={tryAgain}>
        again
      </button>
      <button type="button" onClick={() => add(aMadeLetter())}>
        make
      </button>
    </>
  )
}

const registered = () => ({ body: { ticket: aMadeLetter().number } })
const failing = (status: number, code = 'internal_error') => ({ status, body: { code } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(handler: Handler) {
  const page = renderPage(<Sending />, { card: aCard(), answers: { [SUBMIT]: handler } })
  await wait(0)
  await act(async () => screen.getByRole('button', { name: 'make' }).click())
  const sent = () => page.asked.filter(({ path }) => path === SUBMIT)
  const reports = () => page.asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)
  return { ...page, sent, reports }
}

describe('posting a letter', () => {
  it.each<[string, ReturnType<Handler>]>([
    ['its ticket', registered()],
    ['another success', { status: 201, body: { stored: true } }],
    ['a success without a body', { status: 204, body: null }],
  ])('sends it once and remembers that it is registered, if the answer is %s [C-X60]', async (_, answer) => {
    const { sent, app, reports } = await open(() => answer)
    await wait(0)
    expect(screen.getByText('registered')).toBeTruthy()
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toEqual(aMadeLetter().toSend)
    expect(app.part(letters).of('TIN')?.toSend).toBeNull()
    await wait(600_000)
    expect(sent()).toHaveLength(1)
    expect(reports()).toEqual([])
  })

  it('reports a failure with its request id and tries again until it is registered [C-602]', async () => {
    const answers = [failing(500), failing(429, 'too_many_requests'), registered()]
    const { sent, reports } = await open(() => answers.shift() ?? registered())
    await wait(0)
    expect(screen.getByText('waiting')).toBeTruthy()
    expect(reports()).toEqual([
      expect.objectContaining({ code: 'TRAVEL_LETTER_API_ERROR', failed_request_id: 'req-1' }),
    ])
    await wait(2_000)
    await wait(10_000)
    expect(screen.getByText('registered')).toBeTruthy()
    expect(sent()).toHaveLength(3)
    expect(reports()).toHaveLength(1)
  })

  it('does not repeat what was refused until the person wants it [C-602]', async () => {
    const { sent, reports } = await open(() => failing(422, 'invalid_letter'))
    await wait(600_000)
    expect(screen.getByText('refused')).toBeTruthy()
    expect(sent()).toHaveLength(1)
    await act(async () => screen.getByRole('button', { name: 'again' }).click())
    await wait(0)
    expect(sent()).toHaveLength(2)
    expect(reports()).toHaveLength(2)
  })

  it.each<[string, (page: Awaited<ReturnType<typeof open>>) => void]>([
    ['logout', ({ app }) => app.session.end()],
    ['a timeout', ({ app }) => app.session.expire()],
    ['another card', ({ app }) => app.session.begin(aCard({ panToken: `pt_${'b'.repeat(43)}` }))],
  ])('ends with %s', async (_, leave) => {
    const page = await open(() => failing(500))
    await wait(0)
    await act(async () => leave(page))
    await wait(600_000)
    expect(page.sent()).toHaveLength(1)
  })

  it('leaves letters alone that are not posted [C-324, C-X74]', async () => {
    const page = await open(registered)
    await wait(0)
    await act(async () => page.app.part(letters).add(aMadeLetter({ code: null, toSend: null })))
    await wait(600_000)
    expect(screen.getByText('not-posted')).toBeTruthy()
    expect(page.sent()).toHaveLength(1)
  })

  it('goes on after a reload', async () => {
    const { app, asked } = createTestApp({ path: '/', card: aCard(), answers: { [SUBMIT]: registered } })
    app.part(letters).add(aMadeLetter())
    renderRoutes(app, [{ path: '/', element: <Sending /> }], ['/'])
    await wait(0)
    expect(screen.getByText('registered')).toBeTruthy()
    expect(asked.filter(({ path }) => path === SUBMIT)).toHaveLength(1)
  })
})
