const MINUTE = 60_000

/** "Session idle" (portal specification §4): the session ends when nobody has done anything for 15 minutes (P-391). */
export const IDLE_LIMIT_MS = 15 * MINUTE
/** The warning is our addition, so that nobody is logged out by surprise. */
const IDLE_WARNING_MS = 13 * MINUTE
/** Activity is stored once nothing more has happened for this long (P-392). */
export const ACTIVITY_DEBOUNCE_MS = 500

/** `left`: milliseconds until the session ends; `next`: until the phase or the minutes left change. */
export type Idle = { phase: 'active' | 'warning' | 'over'; left: number; minutesLeft: number; next: number }

export function idleAfter(ms: number): Idle {
  if (ms >= IDLE_LIMIT_MS) return { phase: 'over', left: 0, minutesLeft: 0, next: 0 }
  const left = IDLE_LIMIT_MS - ms
  const minutesLeft = Math.ceil(left / MINUTE)
  if (ms < IDLE_WARNING_MS) return { phase: 'active', left, minutesLeft, next: IDLE_WARNING_MS - ms }
  return { phase: 'warning', left, minutesLeft, next: left - (minutesLeft - 1) * MINUTE }
}
