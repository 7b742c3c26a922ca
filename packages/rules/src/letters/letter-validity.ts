import type { IsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'

export type LetterState = 'valid' | 'expired' | 'revoked'
type Trip = { departure_date: IsoDate; return_date: IsoDate | null }

/** The last day on which a letter is valid: that of the return, or twelve months after departure. */
export function lastValidDay({ departure_date, return_date }: Trip): IsoDate {
  return return_date ?? shiftDate(departure_date, { operator: 'plus', type: 'months', value: 12 })
}

const FURTHEST_BEHIND_MS = 12 * 3_600_000

/** A day has ended when it has ended everywhere, in UTC−12 last: a traveller may be there. */
export function letterState(trip: Trip & { revoked_at: unknown }, now: Date): LetterState {
  if (trip.revoked_at !== null) return 'revoked'
  const earliestDay = new Date(now.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10)
  return lastValidDay(trip) < earliestDay ? 'expired' : 'valid'
}
