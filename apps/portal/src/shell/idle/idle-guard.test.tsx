import { act, fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contentKey } from '../../platform/content/content.ts'
import { createActivity } from '../../session/activity.ts'
import { watchIdle } from './idle-watch.ts'
import { dialog, MINUTE, openIdleGuard, pass, prepareIdleGuard, press, SIGN_OUT } from './testing/open-idle-guard.tsx'

prepareIdleGuard()

it('warns after 13 minutes, counts down, and ends the session after 15 [P-391]', async () => {
  const { asked } = openIdleGuard()
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
  expect(dialog()?.querySelector('.wordmark')?.textContent).toBe('Amparo')
  expect(asked.some(({ path }) => path === SIGN_OUT)).toBe(true)
  expect(sessionStorage.length).toBe(0)
})

it('continues the session when the person asks for it', async () => {
  openIdleGuard()
  await pass(14 * MINUTE)
  press('Stay logged in')
  expect(dialog()).toBeNull()
  await pass(12 * MINUTE)
  expect(dialog()).toBeNull()
})

it('counts down the seconds, for the eye only', async () => {
  openIdleGuard()
  await pass(13 * MINUTE)
  const countdown = dialog()?.querySelector('.countdown')
  expect(countdown?.textContent).toBe('2:00')
  await pass(8000)
  expect(countdown?.textContent).toBe('1:52')
  expect(countdown?.getAttribute('aria-hidden')).toBe('true')
})

it('logs out at once when the person asks for it', async () => {
  const { leaveFor } = openIdleGuard()
  await pass(13 * MINUTE)
  press('Log out now')
  expect(leaveFor).toHaveBeenCalledWith('/?logout=1')
})

it.each(['mousemove', 'focus'])(
  'ends the session after a long sleep, and %s does not restore it [P-391]',
  async (type) => {
    openIdleGuard()
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
  const [onChange, activity] = [vi.fn(), createActivity('active')]
  activity.mark(Date.now() - 20 * MINUTE)
  watchIdle(activity, onChange)
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ phase: 'over' }))
})

it.each([
  ['confirming [P-393]', () => press('Enter card number')],
  ['going back [P-394]', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['closing it', () => fireEvent(dialog() as Element, new Event('close'))],
])('goes to the site’s root with logout=1 on %s', async (_, leave) => {
  const { leaveFor } = openIdleGuard()
  await pass(15 * MINUTE)
  act(() => void leave())
  expect(leaveFor).toHaveBeenCalledWith('/?logout=1')
})

it('ends without a dialog if its texts could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { leaveFor, app } = openIdleGuard()
  await act(() => app.queries.resetQueries({ queryKey: contentKey('en_US', 'session') }))
  await pass(15 * MINUTE)
  expect(dialog()).toBeNull()
  expect(leaveFor).toHaveBeenCalledWith('/?logout=1')
})

it('waits for texts that are still loading before it says that the time is over [P-391]', async () => {
  const { leaveFor, app } = openIdleGuard()
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
  openIdleGuard().app.session.onTimeout(save)
  await pass(14 * MINUTE)
  expect(save).not.toHaveBeenCalled()
  await pass(2 * MINUTE)
  expect(save).toHaveBeenCalledOnce()
})

it.each<[string, string]>([
  ['card', 'amparo-active'],
  ['user', 'amparo-user-active'],
])('leaves the session of a %s that has begun in another tab since the time was over', async (_, key) => {
  const { app, leaveFor } = openIdleGuard()
  await pass(15 * MINUTE)
  // The other tab logs out first, as its own dialog does.
  act(() => app.session.end())
  await pass(14 * MINUTE)
  expect(dialog()?.textContent).toContain('You’ve been logged out')
  expect(leaveFor).not.toHaveBeenCalled()
  localStorage.setItem(key, String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(leaveFor.mock.calls).toEqual([['/']])
})
