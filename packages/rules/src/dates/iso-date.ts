/** A calendar day without a time, `yyyy-MM-dd`. */
export type IsoDate = string

const shape = /^\d{4}-\d{2}-\d{2}$/
const longMonths = [1, 3, 5, 7, 8, 10, 12]

export function isIsoDate(text: string): boolean {
  if (!shape.test(text)) return false
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, Number(text.slice(0, 4)))
}

export function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return longMonths.includes(month) ? 31 : 30
}

/** The day in the person's own time zone. */
export function localDay(moment: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

const FURTHEST_AHEAD_MS = 14 * 3_600_000
const FURTHEST_BEHIND_MS = 12 * 3_600_000

/** The day it is in the earliest time zone, UTC+14 (C-026): no later day has begun anywhere. */
export function latestDay(now: Date): IsoDate {
  return new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)
}

/** The day it is in the last time zone, UTC−12: every earlier day has ended everywhere. */
export function earliestDay(now: Date): IsoDate {
  return new Date(now.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10)
}

export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
