import type { IsoDate } from './iso-date.ts'

const FURTHEST_AHEAD_MS = 14 * 3_600_000

/** C-026: the day it is where the sun rises first; no later one has come for anybody. */
export function latestDay(now: Date): IsoDate {
  return new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)
}
