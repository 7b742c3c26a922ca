import { ACTIVITY_DEBOUNCE_MS } from '@amparo/rules/portal/idle'
import { isByPerson, signsOfLife } from '../shell/idle/idle-watch.ts'

const TOO_LATE_MS = 60_000

/** Tells the page around the widget that somebody is there: what happens in an iframe is no event of that page. */
export function tellActivity(tell: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined

  function onSign(event: Event) {
    if (!isByPerson(event, 'active')) return
    clearTimeout(pause)
    pause = setTimeout(tellUnlessLate, ACTIVITY_DEBOUNCE_MS, Date.now())
  }

  /** A timer that was due while the machine slept fires when it wakes up, and the person may have left long ago. */
  function tellUnlessLate(movedAt: number) {
    if (Date.now() - movedAt < TOO_LATE_MS) tell()
  }

  for (const type of signsOfLife) addEventListener(type, onSign, { capture: true, passive: true })
}
