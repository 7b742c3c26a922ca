import { loadContent } from '@amparo/content/load-content'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { VerifyPage } from './verify-page.tsx'

afterEach(() => {
  resetPage()
  vi.unstubAllGlobals()
})

const VERIFY = '/api/letters/v1/verify'
const letter = {
  state: 'valid',
  ticket: '402117948736000004321',
  initials: 'A. S.',
  departure_date: '2026-12-01',
  return_date: '2026-12-15',
}

const store = loadContent({ isLazy: true })
const thai = Object.fromEntries(
  ['shell', 'verify-letter'].map((slug) => {
    const found = store.get('th_TH', slug)
    const body = typeof found === 'string' ? found : JSON.parse(found.body.toString())
    return [`/content/th_TH/${slug}.json`, () => ({ body })]
  }),
)

function open(path: string, answer: Handler = () => ({ body: letter })) {
  const page = renderPage(<VerifyPage />, {
    path,
    route: '/:languageCode?/verify',
    answers: { [VERIFY]: answer, '/api/errors/v1/': () => ({ status: 204, body: null }), ...thai },
  })
  const codes = () => page.asked.filter(({ path: to }) => to === VERIFY).map(({ body }) => body)
  const reports = () => page.asked.filter(({ path: to }) => to === '/api/errors/v1/').map(({ body }) => body)
  return { ...page, codes, reports }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Code on the letter')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name = 'Verify') => fireEvent.click(screen.getByRole('button', { name }))
const facts = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)

describe('a code in the address', () => {
  it('is checked at once and removed from address and history [C-X74]', async () => {
    const { codes, router } = open('/en_US/verify#7K3MP0QX2WVD')
    expect(await screen.findByRole('heading', { level: 1, name: 'This letter is valid' })).toBeTruthy()
    expect(codes()).toEqual([{ code: '7K3MP0QX2WVD' }])
    expect(router.state.location).toMatchObject({ pathname: '/en_US/verify', hash: '', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('is taken along to the language that the reader’s browser prefers [C-X74]', async () => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['xx', 'th', 'en'] })
    const { codes, router } = open('/verify#7K3MP0QX2WVD')
    await waitFor(() => expect(codes()).toEqual([{ code: '7K3MP0QX2WVD' }]))
    expect(router.state.location).toMatchObject({ pathname: '/th_TH/verify', hash: '' })
  })

  it.each(['#nonsense', '#%E0%A4%A', `#${'7'.repeat(300)}`])('that is wrong (%s) is not sent', async (hash) => {
    const { codes, router } = open(`/en_US/verify${hash}`)
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(await screen.findByText(/The code has 12 letters/)).toBeTruthy()
    expect(codes()).toEqual([])
  })
})

describe('a typed code', () => {
  it.each([' 7k3m p0qx 2wvd ', '7K3M-P0QX-2WVD', '7K3M–POQX–2WVD', '７K3MP0QX2WVD'])(
    'is read as people write it: %s [C-X74]',
    async (text) => {
      const { codes } = open('/en_US/verify')
      type(text)
      press()
      await screen.findByText('This letter is valid')
      expect(codes()).toEqual([{ code: '7K3MP0QX2WVD' }])
    },
  )

  it('may have I and L for 1 [C-X74]', async () => {
    const { codes } = open('/en_US/verify')
    type('ilIL-0000-0000')
    press()
    await waitFor(() => expect(codes()).toEqual([{ code: '111100000000' }]))
  })

  it.each(['', '7K3M', '7K3M-P0QX-2WV!', '<script>', 'U'.repeat(12)])(
    'that is wrong (%s) is refused at its field, which takes the focus',
    (text) => {
      const { codes } = open('/en_US/verify')
      type(text)
      press()
      expect(screen.getByRole('alert').textContent).toMatch(/^The code has 12 letters and digits/)
      expect(document.activeElement).toBe(field())
      expect(field().value).toBe(text)
      expect(codes()).toEqual([])
    },
  )
})

describe('the result', () => {
  it.each([
    ['valid', 'This letter is valid'],
    ['expired', 'This letter has expired'],
    ['revoked', 'This letter has been revoked'],
  ])('%s shows number, initials and dates, and takes the focus [C-X74]', async (state, title) => {
    open('/en_US/verify#7K3MP0QX2WVD', () => ({ body: { ...letter, state } }))
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect(document.activeElement).toBe(heading)
    expect(document.title).toContain(title)
    expect(facts().slice(0, 4)).toEqual([
      'Letter number4021 1794873600000 4321',
      'Traveler’s initialsA. S.',
      'DepartureDecember 1, 2026',
      'ReturnDecember 15, 2026',
    ])
    expect(facts().slice(4)).toEqual(state === 'revoked' ? [] : ['Valid throughDecember 15, 2026'])
  })

  it('of a trip without return is valid for twelve months', async () => {
    open('/en_US/verify#7K3MP0QX2WVD', () => ({ body: { ...letter, return_date: null } }))
    await screen.findByText('This letter is valid')
    expect(facts().slice(3)).toEqual(['ReturnOpen', 'Valid throughDecember 1, 2027'])
  })

  it('leads to the next letter, which is asked for again', async () => {
    const { codes } = open('/en_US/verify#7K3MP0QX2WVD')
    await screen.findByText('This letter is valid')
    press('Verify another letter')
    expect(field().value).toBe('')
    type('7K3MP0QX2WVD')
    press()
    await screen.findByText('This letter is valid')
    expect(codes()).toHaveLength(2)
  })
})

describe('nothing can be said', () => {
  it('about a code that we do not know; it stays in the field and can be corrected [C-X74]', async () => {
    const { codes } = open('/en_US/verify#7K3MP0QX2WVD', () => ({ body: { state: 'unknown' } }))
    expect(await screen.findByText('We don’t recognize this code')).toBeTruthy()
    expect(field().value).toBe('7K3M-P0QX-2WVD')
    expect(document.querySelector('dl')).toBeNull()
    press()
    await waitFor(() => expect(codes()).toHaveLength(2))
  })

  it.each<[string, Handler, string]>([
    ['too many were asked', () => refused('too_many_requests', 429), 'Too many attempts'],
    ['the server fails', () => refused('internal_error', 500), 'We couldn’t verify the code'],
    ['the server is down', () => Promise.reject(new Error('offline')), 'We couldn’t verify the code'],
    ['the answer is wrong', () => ({ body: { state: 'fine' } }), 'We couldn’t verify the code'],
  ])('when %s; pressing again repeats the check', async (_, answer, title) => {
    const { codes, reports } = open('/en_US/verify#7K3MP0QX2WVD', answer)
    expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy()
    expect(reports()).toHaveLength(1)
    expect(JSON.stringify(reports())).not.toContain('7K3M')
    press()
    await waitFor(() => expect(codes()).toHaveLength(2))
  })

  it('quotes the request number of a failure', async () => {
    open('/en_US/verify#7K3MP0QX2WVD', () => refused('internal_error', 500))
    expect(await screen.findByText(/req-9/)).toBeTruthy()
  })

  it('while the check runs; a second press does nothing', async () => {
    const { codes } = open('/en_US/verify#7K3MP0QX2WVD', () => new Promise(() => undefined))
    expect(await screen.findByText('Verifying the code…')).toBeTruthy()
    press()
    fireEvent.submit(field().closest('form') as HTMLFormElement)
    expect(codes()).toHaveLength(1)
  })
})
