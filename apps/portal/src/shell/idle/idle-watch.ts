import { type Idle, idleAfter } from '@amparo/rules/portal/idle-phase'
import type { Activity } from '../../session/activity.ts'
import { isByPerson, watchForLife } from './signs-of-life.ts'

const returns = ['focus', 'pageshow', 'storage']

/**
 * Reports how long the person has been idle, in all tabs together. The clock decides, never the timer alone: a laptop that was
 * asleep wakes up with its timers late, and moving the mouse must not revive a session that has ended.
 */
export function watchIdle(activity: Activity, onChange: (idle: Idle) => void) {
  let shown: Idle = idleAfter(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let movedAt = 0

  function check() {
    clearTimeout(timer)
    const last = activity.last() ?? Date.now()
    const idle = idleAfter(Date.now() - Math.max(last, movedAt))
    // The warning stays until the mouse rests: it must not vanish under somebody who is about to press its button.
    if (shown.phase === 'warning' && idle.phase === 'active' && movedAt > last) return
    if (idle.phase !== shown.phase || idle.minutesLeft !== shown.minutesLeft) onChange(idle)
    shown = idle
    if (idle.phase === 'over') stop()
    else timer = setTimeout(check, idle.next)
  }

  function active(at = Date.now()) {
    activity.mark(at)
    check()
  }

  const stopWatching = watchForLife(active, (event) => {
    check()
    if (shown.phase === 'over' || !isByPerson(event, shown.phase)) return false
    movedAt = Date.now()
    return true
  })

  function stop() {
    clearTimeout(timer)
    stopWatching()
    for (const type of returns) removeEventListener(type, check)
    document.removeEventListener('visibilitychange', check)
  }

  for (const type of returns) addEventListener(type, check)
  document.addEventListener('visibilitychange', check)
  check()

  return { stay: () => active(), stop }
}
