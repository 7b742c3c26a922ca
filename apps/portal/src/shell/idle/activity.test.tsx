import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialog, MINUTE, openIdleGuard, pass, prepareIdleGuard } from './testing/open-idle-guard.tsx'

prepareIdleGuard()

it.each(['mousemove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'])(
  'counts %s as activity, 500 ms after the last of it [P-392]',
  async (type) => {
    const { activity } = openIdleGuard().app.session
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

it.each(['mousemove', 'wheel', 'pointerdown', 'keydown', 'touchstart'])(
  'counts %s while the warning shows as activity [P-391]',
  async (type) => {
    const { activity } = openIdleGuard().app.session
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
  openIdleGuard()
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
  openIdleGuard()
  await pass(13 * MINUTE)
  window.dispatchEvent(event)
  await pass(1000)
  expect(dialog()).toBeTruthy()
})

it.each([
  ['a card', 'amparo-active'],
  ['a user', 'amparo-user-active'],
])('counts activity in another tab, where %s is active', async (_, key) => {
  openIdleGuard()
  await pass(14 * MINUTE)
  localStorage.setItem(key, String(Date.now()))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(dialog()).toBeNull()
})
