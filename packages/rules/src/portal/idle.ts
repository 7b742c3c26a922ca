/** "Session idle" (portal specification §4): the session ends when nobody has done anything for 15 minutes (P-391). */
export const IDLE_LIMIT_MS = 15 * 60_000
/** Activity is stored once nothing more has happened for this long (P-392). */
export const ACTIVITY_DEBOUNCE_MS = 500
