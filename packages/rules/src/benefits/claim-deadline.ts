import type { IsoDate } from '../dates/iso-date.ts'

export type ClaimTime =
  | { kind: 'future' }
  | { kind: 'days-left'; days: number; until: IsoDate }
  | { kind: 'last-day' }
  | { kind: 'too-late'; until: IsoDate }

const DAY_MS = 86_400_000

/** How long a loss can still be claimed. All of the last day counts, in the person's own time zone. */
export function claimTime(dateOfLoss: IsoDate, { claimDays, today }: { claimDays: number; today: IsoDate }): ClaimTime {
  if (dateOfLoss > today) return { kind: 'future' }
  const until = daysAfter(dateOfLoss, claimDays)
  if (until < today) return { kind: 'too-late', until }
  const days = (Date.parse(until) - Date.parse(today)) / DAY_MS
  return days === 0 ? { kind: 'last-day' } : { kind: 'days-left', days, until }
}

/** In calendar days, so that daylight saving time does not matter. */
function daysAfter(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
