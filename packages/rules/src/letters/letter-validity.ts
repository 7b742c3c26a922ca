import { earliestDay, type IsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'

export type LetterState = 'valid' | 'expired' | 'revoked'
type Trip = { departure_date: IsoDate; return_date: IsoDate | null }

/** The last day on which a letter is valid: that of the return, or twelve months after departure. */
export function lastValidDay({ departure_date, return_date }: Trip): IsoDate {
  return return_date ?? shiftDate(departure_date, { operator: 'plus', type: 'months', value: 12 })
}

/** A day has ended when it has ended everywhere: a traveller may be in the last time zone. */
export function letterState(trip: Trip & { revoked_at: unknown }, now: Date): LetterState {
  if (trip.revoked_at !== null) return 'revoked'
  return lastValidDay(trip) < earliestDay(now) ? 'expired' : 'valid'
}
