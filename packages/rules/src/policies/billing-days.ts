import { type IsoDate, shiftDate } from '../dates/iso-date.ts'
import { termEnd } from './policy-days.ts'

/** Months of a term after the first, which the purchase pays. */
const LATER_MONTHS = 11
const GRACE_DAYS = 30
/** Days before the end of coverage on which somebody is reminded of an overdue payment, the last one first. */
const REMINDER_DAYS = [3, 10] as const

/** The day on which month `n` of a policy begins and is to be paid: counted from the start each time, so that 31 January becomes 28 February and then 31 March. */
export function dueDate(effective: IsoDate, n: number): IsoDate {
  return shiftDate(effective, { operator: 'plus', type: 'months', value: n })
}

/** All due dates after the purchase. None is on or after the end of the term (M-348). */
function dueDates(effective: IsoDate): IsoDate[] {
  return Array.from({ length: LATER_MONTHS }, (_, index) => dueDate(effective, index + 1))
}

/** The due dates from `since` up to today, both included: what is to be paid today if nothing since then was paid. */
export function duesUntil(effective: IsoDate, { since, today }: { since: IsoDate; today: IsoDate }): IsoDate[] {
  return dueDates(effective).filter((due) => due >= since && due <= today)
}

/** The first due date after a day, or null if the term has no more. */
export function nextDueAfter(effective: IsoDate, day: IsoDate): IsoDate | null {
  return dueDates(effective).find((due) => due > day) ?? null
}

/** The day after the last one of the month that begins on a due date or on the start. */
export function monthEnd(effective: IsoDate, due: IsoDate): IsoDate {
  return nextDueAfter(effective, due) ?? termEnd(effective)
}

/** The day on which coverage ends if what was due on `due` is not paid: 30 days later, and never after the term. */
export function graceEnd(effective: IsoDate, due: IsoDate): IsoDate {
  const last = shiftDate(due, { operator: 'plus', type: 'days', value: GRACE_DAYS })
  return last < termEnd(effective) ? last : termEnd(effective)
}

/** Which reminder is due today for coverage that ends on a day: 10 or 3 days before, and none once it has ended. Whoever was asleep on day 10 sends only the last one. */
export function reminderOn(today: IsoDate, coverageEnds: IsoDate): (typeof REMINDER_DAYS)[number] | null {
  if (today >= coverageEnds) return null
  const isDue = (value: number) => today >= shiftDate(coverageEnds, { operator: 'minus', type: 'days', value })
  return REMINDER_DAYS.find(isDue) ?? null
}
