import { IDLE_LIMIT_MS } from './idle.ts'

const MINUTE = 60_000
/** The warning is our addition, so that nobody is logged out by surprise. */
const IDLE_WARNING_MS = 13 * MINUTE

/** `left`: milliseconds until the session ends; `next`: until the phase or the minutes left change. */
export type Idle = { phase: 'active' | 'warning' | 'over'; left: number; minutesLeft: number; next: number }

export function idleAfter(ms: number): Idle {
  if (ms >= IDLE_LIMIT_MS) return { phase: 'over', left: 0, minutesLeft: 0, next: 0 }
  const left = IDLE_LIMIT_MS - ms
  const minutesLeft = Math.ceil(left / MINUTE)
  if (ms < IDLE_WARNING_MS) return { phase: 'active', left, minutesLeft, next: IDLE_WARNING_MS - ms }
  return { phase: 'warning', left, minutesLeft, next: left - (minutesLeft - 1) * MINUTE }
}
