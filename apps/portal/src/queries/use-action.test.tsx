import { CallFailed } from '@amparo/contract/call'
import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../testing/render-page.tsx'
import { type ActionOptions, useAction } from './use-action.ts'

afterEach(resetPage)

type Options = Partial<ActionOptions<void, string>>

function open(options: Options = {}) {
  const work = Promise.withResolvers<string>()
  const run = vi.fn<ActionOptions<void, string>['run']>(() => work.promise)
  const onDone = vi.fn()
  const onFailed = vi.fn()
  function Page() {
    const { start, isRunning } = useAction({ run, reportAs: 'UNEXPECTED_ERROR', onDone, onFailed, ...options })
    return (
      <button type="button" aria-busy={isRunning} onClick={() => void start()}>
        Send
      </button>
    )
  }
  const view = renderPage(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  const reports = () => view.asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)
  const button = () => screen.getByRole('button')
  return { ...view, work, run, onDone, onFailed, reports, button, isBusy: () => button().ariaBusy === 'true' }
}
const failure = new CallFailed({ code: 'internal_error', status: 500, requestId: 'req-5' })

it('is busy at once, until the work after the result is done', async () => {
  const following = Promise.withResolvers<void>()
  const onDone = vi.fn(() => following.promise)
  const { button, isBusy, work } = open({ onDone })
  act(() => button().click())
  expect(isBusy()).toBe(true)
  await act(async () => work.resolve('sent'))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('sent')
  expect(isBusy()).toBe(true)
  await act(async () => following.resolve())
  expect(isBusy()).toBe(false)
})

it('runs once for two presses, at the same moment and across renders', async () => {
  const { button, run, work } = open()
  act(() => {
    button().click()
    button().click()
  })
  await waitFor(() => expect(run).toHaveBeenCalled())
  act(() => button().click())
  await act(async () => work.resolve('sent'))
  expect(run).toHaveBeenCalledOnce()
  act(() => button().click())
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})

it('reports a failure once, with its request id, and can be started again', async () => {
  const { button, run, work, reports, onFailed, isBusy } = open()
  act(() => button().click())
  await act(async () => work.reject(failure))
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure)
  expect(reports()).toEqual([{ code: 'UNEXPECTED_ERROR', cause: 'internal_error', failed_request_id: 'req-5' }])
  expect(isBusy()).toBe(false)
  act(() => button().click())
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})

it.each<[string, Options['reportAs'], string[]]>([
  ['the code that fits the error', () => 'CLAIM_SUBMIT_API_ERROR', ['CLAIM_SUBMIT_API_ERROR']],
  ['nothing that a query has reported', null, []],
])('reports %s', async (_, reportAs, codes) => {
  const { button, work, reports, onFailed } = open({ reportAs })
  act(() => button().click())
  await act(async () => work.reject(failure))
  expect(onFailed).toHaveBeenCalled()
  expect(reports().map((body) => (body as { code: string }).code)).toEqual(codes)
})

it.each(['resolve', 'reject'] as const)(
  'cancels when the person leaves the page, and then does nothing more (%s)',
  async (end) => {
    const { button, run, work, unmount, onDone, onFailed, reports } = open()
    act(() => button().click())
    await waitFor(() => expect(run).toHaveBeenCalled())
    const signal = run.mock.calls[0]?.[0]
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
    await act(async () => (end === 'resolve' ? work.resolve('sent') : work.reject(failure)))
    expect(onDone).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
    expect(reports()).toEqual([])
  },
)

it.each([true, false])('is a mutation that shows the overlay if requested (%s)', async (overlay) => {
  const { app, button } = open({ overlay })
  act(() => button().click())
  const [mutation] = app.queries.getMutationCache().getAll()
  expect(mutation?.meta).toEqual({ overlay })
})
