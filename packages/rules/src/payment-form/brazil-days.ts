import type { IsoDate } from '../dates/iso-date.ts'

/** Fernando de Noronha and Acre; Brazil keeps no summer time. */
const HOURS_BEHIND = [2, 5]

/** Every day that is today somewhere in Brazil: one, or two for three hours of the night. */
export function brazilDays(now: Date): IsoDate[] {
  const days = HOURS_BEHIND.map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 10))
  return [...new Set(days)]
}
