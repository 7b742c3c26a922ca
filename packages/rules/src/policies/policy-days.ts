import { type IsoDate, isIsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'

/** Where a policy is unless its address says otherwise (M-367), and for ages before there is an address (M-X53). */
export const DEFAULT_TIME_ZONE = 'America/New_York'
const RETURN_DAYS = 10
const MOST_AGE = 120

/** The day it is in a policy's time zone (M-X15). A zone that this machine does not know counts as the default one. */
export function dayIn(timeZone: string | null, now: Date): IsoDate {
  const parts = formatIn(timeZone ?? DEFAULT_TIME_ZONE).formatToParts(now)
  const part = (type: string) => parts.find((found) => found.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Making one takes 100 times as long as using it (304 µs and 3 µs), and there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'iso8601' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...digits, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...digits, timeZone: DEFAULT_TIME_ZONE })
  }
}

/** One year after the start (M-348); a term that begins on 29 February ends on 28 February (M-X52). */
export function termEnd(effective: IsoDate): IsoDate {
  return shiftDate(effective, { operator: 'plus', type: 'years', value: 1 })
}

/** Full years. Whoever is born on 29 February is a year older on 1 March in common years (M-X52). Negative before the birth. */
export function ageOn(birthdate: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** Not in the future, and not older than 120: 120 full years pass, 121 do not (M-X48). */
export function isBirthdate(text: string, today: IsoDate): boolean {
  return isIsoDate(text) && text <= today && ageOn(text, today) <= MOST_AGE
}

/** The last day on which the policy can be returned for a full refund (M-363, M-X51). */
export function returnPeriodEnds(purchaseDay: IsoDate): IsoDate {
  return shiftDate(purchaseDay, { operator: 'plus', type: 'days', value: RETURN_DAYS })
}
