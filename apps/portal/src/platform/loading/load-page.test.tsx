import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, loadPage, PageMissing } from './load-page.ts'
import { hasTypedText, reloadOnce } from './new-version.ts'

vi.mock('./new-version.ts', { spy: true })
let entry = 'navigate'
const clock = performance
beforeEach(() => {
  // jsdom has no navigation entries.
  vi.stubGlobal('performance', { now: () => clock.now(), getEntriesByType: () => [{ type: entry }] })
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  entry = 'navigate'
})
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('throws PageMissing for a page whose file is gone', async () => {
  await expect(loadPage(gone)()).rejects.toThrow(PageMissing)
  expect(await loadPage(async () => 'page')()).toBe('page')
})

it.each([
  ['navigate', 5_000, true, true],
  ['reload', 20_000, true, true],
  ['reload', 5_000, true, false],
  ['navigate', 5_000, false, false],
])(
  'decides whether to reload for a new version: navigated by %s, %i ms ago, online %s: %s',
  (type, since, isOnline, verdict) => {
    entry = type
    vi.spyOn(performance, 'now').mockReturnValue(since)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const reload = vi.fn()
    expect(reloadOnce(reload)).toBe(verdict)
    expect(reload).toHaveBeenCalledTimes(verdict ? 1 : 0)
  },
)

it.each([
  ['<main><input><textarea></textarea></main>', false],
  ['<header><input value="a"></header>', false],
  ['<main><input value="a"></main>', true],
  ['<main><input type="checkbox"></main>', false],
  ['<main><form data-typed></form></main>', true],
])('finds typed text in %s: %s', (html, verdict) => {
  expect(hasTypedText(new DOMParser().parseFromString(html, 'text/html'))).toBe(verdict)
})

it('finds text that was typed into a field', () => {
  document.body.append(document.createElement('main'))
  const field = document.querySelector('main')?.appendChild(document.createElement('input')) as HTMLInputElement
  expect(hasTypedText(document)).toBe(false)
  field.value = 'Ana'
  expect(hasTypedText(document)).toBe(true)
})

class Fence extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? 'broken' : this.props.children
  }
}

type Load = () => Promise<{ default: () => string }>

async function openPart(load = gone as Load, options?: Parameters<typeof lazyPart>[1]) {
  const Part = lazyPart(load, options)
  await act(async () =>
    render(
      <Fence>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </Fence>,
    ),
  )
}

it('does not reload when a part is missing and something was typed', async () => {
  const typed = document.body.appendChild(document.createElement('main'))
  typed.dataset.typed = ''
  await openPart()
  expect(screen.getByText('waiting')).toBeTruthy()
})

it('shows the error when a part is missing and a reload did not help', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  entry = 'reload'
  vi.spyOn(performance, 'now').mockReturnValue(100)
  await openPart()
  expect(screen.getByText('broken')).toBeTruthy()
})

it('reloads once for a part whose file stays missing, however often the person comes back', async () => {
  const reload = vi.mocked(reloadOnce).mockClear().mockReturnValueOnce(true)
  const load = vi.fn<Load>(gone)
  await openPart(load, { isVital: true })
  for (const type of ['focus', 'online']) await act(async () => window.dispatchEvent(new Event(type)))
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
})

it.each(['online', 'focus'])(
  'asks for a part again on %s, while something is typed or if the part is vital',
  async (event) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<Load>(gone)
    await openPart(load, { isVital: true })
    const typed = document.body.appendChild(document.createElement('main'))
    typed.dataset.typed = ''
    await act(async () => window.dispatchEvent(new Event(event)))
    expect(load).toHaveBeenCalledTimes(2)
    load.mockResolvedValue({ default: () => 'part' })
    await act(async () => window.dispatchEvent(new Event(event)))
    expect(screen.getByText('part')).toBeTruthy()
  },
)
