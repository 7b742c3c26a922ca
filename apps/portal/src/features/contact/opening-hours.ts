import type { OfficeHours } from '@amparo/contract/contact'
import {
  type CalendarDate,
  fromDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'

export type Opening = { from: Date; to: Date }

const DAYS_SEEN = 8

/** When the office is open during the week from `now`, as moments that can be shown in any time zone. */
export function openings({ timeZone, weekly }: OfficeHours, now: Date): Opening[] {
  const today = toCalendarDate(fromDate(now, timeZone))
  return Array.from({ length: DAYS_SEEN }, (_, place) => today.add({ days: place }))
    .flatMap((day) => weekly.filter(({ days }) => days.includes(isoWeekday(day))).map((hours) => ({ day, ...hours })))
    .map(({ day, opens, closes }) => ({ from: moment(day, opens, timeZone), to: moment(day, closes, timeZone) }))
    .filter(({ to }) => to > now)
    .sort((one, other) => one.from.getTime() - other.from.getTime())
}

function moment(day: CalendarDate, time: string, timeZone: string): Date {
  return toZoned(toCalendarDateTime(day, parseTime(time)), timeZone).toDate()
}

function isoWeekday({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
}
