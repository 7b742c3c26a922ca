import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contentKey } from '../../platform/content/content.ts'
import { createActivity } from '../../session/activity.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import IdleGuard from './idle-guard.tsx'
import { watchIdle } from './idle-watch.ts'

const MINUTE = 60_000
const SIGN_OUT = '/api/cardholder/v1/sign-out/'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  resetPage()
  localStorage.clear()
  vi.useRealTimers()
})

function open() {
  const leaveFor = vi.fn()
  const page = renderPage(<IdleGuard leaveFor={leaveFor} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits',
    card: aCard(),
    answers: { [SIGN_OUT]: () => ({ status: 204, body: null }) },
  })
  return { ...page, leaveFor }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('dialog', { hidden: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

it('warns after 13 minutes, counts down, and ends the session after 15 [P-391]', async () => {
  const { asked } = open()
  await pass(13 * MINUTE - 1)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()?.textContent).toContain('log you out in 2 minutes')
  await pass(MINUTE)
  expect(dialog()?.textContent).toContain('log you out in 1 minute.')
  expect(asked.some(({ path }) => path === SIGN_OUT)).toBe(false)
  await pass(MINUTE)
  expect(dialog()?.textContent).toContain('You’ve been logged out')
  expect(dialog()?.dataset.covers).toBe('true')
  expect(asked.some(({ path }) => path === SIGN_OUT)).toBe(true)
  expect(sessionStorage.length).toBe(0)
})

it.each(['mousemove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'])(
  'counts %s as activity, 500 ms after the last of it [P-392]',
  async (type) => {
    const { activity } = open().app.session
    await pass(5 * MINUTE)
    const before = activity.last()
    for (let moves = 0; moves < 10; moves++) {
      window.dispatchEvent(new Event(type))
      await pass(499)
    }
    expect(activity.last()).toBe(before)
    await pass(1)
    expect(activity.last()).toBe(Date.now() - 500)
    await pass(13 * MINUTE - 501)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).toBeTruthy()
  },
)

it('continues the session when the person asks for it', async () => {
  open()
  await pass(14 * MINUTE)
  press('Stay logged in')
  expect(dialog()).toBeNull()
  await pass(12 * MINUTE)
  expect(dialog()).toBeNull()
})

it.each(['mousemove', 'wheel', 'pointerdown', 'keydown', 'touchstart'])(
  'counts %s while the warning shows as activity [P-391]',
  async (type) => {
    const { activity } = open().app.session
    await pass(14 * MINUTE)
    const at = Date.now()
    window.dispatchEvent(new Event(type))
    await pass(500)
    expect(dialog()).toBeNull()
    expect(activity.last()).toBe(at)
    await pass(13 * MINUTE - 501)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()?.textContent).toContain('log you out in 2 minutes')
  },
)

it('shows the warning until the mouse rests, so that its button can be pressed [P-391, P-392]', async () => {
  open()
  await pass(15 * MINUTE - 200)
  for (let moves = 0; moves < 10; moves++) {
    window.dispatchEvent(new Event('mousemove'))
    await pass(499)
    expect(dialog()?.textContent).toContain('Stay logged in')
  }
  await pass(1)
  expect(dialog()).toBeNull()
})

it.each([
  ['a mouse that lies still', Object.assign(new Event('mousemove'), { movementX: 0, movementY: 0 })],
  ['a page that the warning scrolled', new Event('scroll')],
])('does not take %s for a person', async (_, event) => {
  open()
  await pass(13 * MINUTE)
  window.dispatchEvent(event)
  await pass(1000)
  expect(dialog()).toBeTruthy()
})

it('counts activity in another tab', async () => {
  open()
  await pass(14 * MINUTE)
  localStorage.setItem('amparo-active', String(Date.now()))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'amparo-active' })))
  expect(dialog()).toBeNull()
})

it.each(['mousemove', 'focus'])(
  'ends the session after a long sleep, and %s does not restore it [P-391]',
  async (type) => {
    open()
    await pass(0)
    window.dispatchEvent(new Event('pointerdown'))
    // While a machine sleeps its timers stop, but its clock goes on.
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    act(() => void window.dispatchEvent(new Event(type)))
    expect(dialog()?.textContent).toContain('You’ve been logged out')
    act(() => void window.dispatchEvent(new Event('pointerdown')))
    await pass(1000)
    expect(dialog()?.textContent).toContain('You’ve been logged out')
  },
)

it('ends the session at once in a tab that the browser restores later [P-391]', () => {
  const [onChange, activity] = [vi.fn(), createActivity()]
  activity.mark(Date.now() - 20 * MINUTE)
  watchIdle(activity, onChange)
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ phase: 'over' }))
})

it.each([
  ['confirming [P-393]', () => press('Enter card number')],
  ['going back [P-394]', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['closing it', () => fireEvent(dialog() as Element, new Event('close'))],
])('goes to the site’s root with logout=1 on %s', async (_, leave) => {
  const { leaveFor } = open()
  await pass(15 * MINUTE)
  act(() => void leave())
  expect(leaveFor).toHaveBeenCalledWith('/?logout=1')
})

it('ends without a dialog if its texts could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { leaveFor, app } = open()
  await act(() => app.queries.resetQueries({ queryKey: contentKey('en_US', 'session') }))
  await pass(15 * MINUTE)
  expect(dialog()).toBeNull()
  expect(leaveFor).toHaveBeenCalledWith('/?logout=1')
})

it('waits for texts that are still loading before it says that the time is over [P-391]', async () => {
  const { leaveFor, app } = open()
  const loading = Promise.withResolvers<void>()
  const key = contentKey('en_US', 'session')
  const text = app.queries.getQueryData(key)
  app.queries.removeQueries({ queryKey: key })
  void app.queries.fetchQuery({ queryKey: key, queryFn: () => loading.promise.then(() => text) })
  await pass(15 * MINUTE)
  expect(leaveFor).not.toHaveBeenCalled()
  loading.resolve()
  await pass(0)
  expect(dialog()?.textContent).toContain('You’ve been logged out')
})

it('lets a page save what is typed before the session ends, once [P-395]', async () => {
  const save = vi.fn(() => expect(sessionStorage.length).toBeGreaterThan(0))
  open().app.session.onTimeout(save)
  await pass(14 * MINUTE)
  expect(save).not.toHaveBeenCalled()
  await pass(2 * MINUTE)
  expect(save).toHaveBeenCalledOnce()
})
