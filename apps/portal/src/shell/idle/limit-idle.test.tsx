import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { guardLoader } from '../routing/guard-loader.ts'
import { limitIdle } from './limit-idle.ts'
import { MINUTE } from './testing/open-idle-guard.tsx'

const user = { token: `us_${'a'.repeat(43)}`, isGuestUser: true, email: 'maya@example.com' }
const leaveFor = vi.fn()
let stop: () => void

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  resetPage()
  leaveFor.mockReset()
  history.replaceState(null, '', '/')
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open(who: 'card' | 'user' | 'nobody' = 'card') {
  const { app } = createTestApp(who === 'card' ? { card: aCard() } : {})
  if (who === 'user') app.user.begin(user)
  stop = limitIdle(app, { leaveFor })
  return app
}
/** While a machine sleeps its timers stop, but its clock goes on. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)

it.each(['card', 'user'] as const)('ends the session of a %s after 15 minutes [P-391]', (who) => {
  history.replaceState(null, '', '/bra/pt_BR/benefits')
  const { session, user } = open(who)
  vi.advanceTimersByTime(15 * MINUTE - 1)
  expect(session.isTimedOut.get()).toBe(false)
  vi.advanceTimersByTime(1)
  expect([session.panToken(), user.get(), sessionStorage.length]).toEqual([null, null, 0])
  expect(leaveFor.mock.calls).toEqual([['/pt_BR/login?logout=1']])
  vi.advanceTimersByTime(30 * MINUTE)
  expect(leaveFor).toHaveBeenCalledOnce()
})

it.each(['focus', 'online', 'pointerdown', 'mousemove', 'scroll'])(
  'ends the session on %s after a long sleep',
  (type) => {
    const { session } = open()
    sleep(15)
    const cameBack = Date.now()
    window.dispatchEvent(new Event(type))
    expect(session.panToken()).toBeNull()
    expect(leaveFor.mock.calls).toEqual([['/?logout=1']])
    vi.advanceTimersByTime(1000)
    expect(session.activity.last()).toBe(cameBack - 15 * MINUTE)
  },
)

it.each(['card', 'user'] as const)('counts what somebody with a %s does', (who) => {
  const app = open(who)
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'mousemove', 'wheel', 'scroll']) {
    sleep(14)
    window.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(500)
  }
  expect((who === 'card' ? app.session : app.user).activity.last()).toBe(Date.now() - 500)
  expect((who === 'card' ? app.user : app.session).activity.last()).toBeNull()
  sleep(14)
  window.dispatchEvent(new Event('focus'))
  expect(leaveFor).not.toHaveBeenCalled()
})

it.each<[string, () => void, 'card' | 'nobody']>([
  [
    'somebody is active in another tab',
    () => localStorage.setItem('amparo-user-active', String(Date.now() + MINUTE)),
    'card',
  ],
  [
    'there is none, whoever was active before',
    () => localStorage.setItem('amparo-active', String(Date.now() - 60 * MINUTE)),
    'nobody',
  ],
  ['the guard is there', () => stop(), 'card'],
])('ends no session if %s', (_, change, who) => {
  const { session } = open(who)
  change()
  vi.advanceTimersByTime(15 * MINUTE)
  expect([session.isTimedOut.get(), leaveFor.mock.calls]).toEqual([false, []])
})

it('does not take a mouse that lies still for a person', () => {
  const { session } = open()
  const before = session.activity.last()
  vi.advanceTimersByTime(MINUTE)
  window.dispatchEvent(Object.assign(new Event('mousemove'), { movementX: 0, movementY: 0 }))
  vi.advanceTimersByTime(500)
  expect(session.activity.last()).toBe(before)
})

it('ends the session if the machine fell asleep just after a sign of somebody', () => {
  const { session } = open()
  window.dispatchEvent(new Event('wheel'))
  sleep(20)
  vi.advanceTimersByTime(500)
  expect(session.panToken()).toBeNull()
})

it('begins with the routes of the first page that is not card entry', () => {
  const { app } = createTestApp()
  const part = vi.spyOn(app, 'part')
  guardLoader(app)
  expect(part.mock.calls).toEqual([[limitIdle]])
  stop = app.part(limitIdle)
})
