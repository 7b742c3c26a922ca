import { ACTIVITY_DEBOUNCE_MS } from '@amparo/rules/portal/idle'
import type { Idle } from '@amparo/rules/portal/idle-phase'

export const signsOfLife = ['pointerdown', 'keydown', 'touchstart', 'mousemove', 'wheel', 'scroll']

/**
 * Mouse movement keeps the session, also while the warning shows (P-391). But browsers send it for a mouse that lies still, too,
 * when the page changes under it, and the warning that opens may scroll the page: neither is a person.
 */
export function isByPerson(event: Event, phase: Idle['phase']): boolean {
  if (event.type === 'scroll') return phase === 'active'
  const { movementX, movementY } = event as MouseEvent
  return event.type !== 'mousemove' || movementX !== 0 || movementY !== 0
}

/**
 * Calls `onActive` 500 ms after the last sign of a person (P-392), with the time of that sign: the timer of a machine that slept fires when it
 * wakes up. `isSign` decides what is one. The returned function ends that.
 */
export function watchForLife(onActive: (at: number) => void, isSign = (event: Event) => isByPerson(event, 'active')) {
  let pause: ReturnType<typeof setTimeout> | undefined

  function onSign(event: Event) {
    if (!isSign(event)) return
    clearTimeout(pause)
    pause = setTimeout(onActive, ACTIVITY_DEBOUNCE_MS, Date.now())
  }

  for (const type of signsOfLife) addEventListener(type, onSign, { capture: true, passive: true })
  return () => {
    clearTimeout(pause)
    for (const type of signsOfLife) removeEventListener(type, onSign, true)
  }
}
