import type { IsoDate } from '../dates/iso-date.ts'

/** The first and the last time zone, Fernando de Noronha and Acre. Brazil has no daylight saving time. */
const HOURS_BEHIND = [2, 5]

/** The dates it is today in Brazil: one, or two during three hours of the night. */
export function brazilDays(now: Date): IsoDate[] {
  const days = HOURS_BEHIND.map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 10))
  return [...new Set(days)]
}
