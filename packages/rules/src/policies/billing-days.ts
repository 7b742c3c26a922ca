import type { IsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'
import { termEnd } from './policy-days.ts'

/** The months of a term that are billed. The purchase itself pays for the first one. */
const LATER_MONTHS = 11
const GRACE_DAYS = 30
/** How many days before coverage ends we send a reminder of an overdue payment, the last reminder first. */
const REMINDER_DAYS = [3, 10] as const

/**
 * The day on which month `n` of a policy begins and is charged. Counted from the start of the policy, not from the month before, so that
 * January 31 is followed by February 28 and then March 31.
 */
export function dueDate(effective: IsoDate, n: number): IsoDate {
  return shiftDate(effective, { operator: 'plus', type: 'months', value: n })
}

/** All due dates after the purchase. None is on or after the end of the term (M-348). */
function dueDates(effective: IsoDate): IsoDate[] {
  return Array.from({ length: LATER_MONTHS }, (_, index) => dueDate(effective, index + 1))
}

/** The due dates from `since` through today: the months that are owed today if none of them has been paid. */
export function dueDatesUntil(effective: IsoDate, { since, today }: { since: IsoDate; today: IsoDate }): IsoDate[] {
  return dueDates(effective).filter((due) => due >= since && due <= today)
}

/** The first due date after a day, or null if the term has none left. */
export function nextDueDateAfter(effective: IsoDate, day: IsoDate): IsoDate | null {
  return dueDates(effective).find((due) => due > day) ?? null
}

/** Where the month that begins on `due` ends. That day itself belongs to the next month. */
export function monthEnd(effective: IsoDate, due: IsoDate): IsoDate {
  return nextDueDateAfter(effective, due) ?? termEnd(effective)
}

/** The day on which coverage ends if the month due on `due` is not paid: 30 days later, or at the end of the term if that is sooner. */
export function graceEnd(effective: IsoDate, due: IsoDate): IsoDate {
  const last = shiftDate(due, { operator: 'plus', type: 'days', value: GRACE_DAYS })
  return last < termEnd(effective) ? last : termEnd(effective)
}

/** Which reminder to send today, 10 or 3 days before coverage ends; null if none. If both are due, only the last one is sent. */
export function reminderOn(today: IsoDate, coverageEnds: IsoDate): (typeof REMINDER_DAYS)[number] | null {
  if (today >= coverageEnds) return null
  const isDue = (value: number) => today >= shiftDate(coverageEnds, { operator: 'minus', type: 'days', value })
  return REMINDER_DAYS.find(isDue) ?? null
}
