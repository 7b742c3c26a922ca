import type { IsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'

/** The browser's day may be one behind or ahead of ours, and a call is repeated for a while if it fails. */
const OLDEST_DAYS = 3

/** Whether a letter that is made now may have this date (C-340). `latest` is the latest day that has begun anywhere. */
export function isIssuedNow(date: IsoDate, latest: IsoDate): boolean {
  return date <= latest && date >= shiftDate(latest, { operator: 'minus', type: 'days', value: OLDEST_DAYS })
}
