import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { Opening } from './opening-hours.ts'

/** The coming week in the reader's time zone; successive days with the same hours share a line. */
export function weekLines(
  all: readonly Opening[],
  locale: Locale,
  timeZone: string,
): { days: string; hours: string }[] {
  const tag = intlTag(locale)
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone })
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone })
  const seen = new Set<string>()
  const begin = firstDay(all.map(({ from }) => dayOfWeek(from, timeZone)))
  const days = all
    .map((opening) => ({
      weekday: weekday.format(opening.from),
      place: (dayOfWeek(opening.from, timeZone) - begin + 7) % 7,
      // Not `formatRange`, which adds whole dates to hours that end after midnight.
      hours: `${time.format(opening.from)} – ${time.format(opening.to)}`,
    }))
    .filter(({ place, hours }) => !seen.has(`${place} ${hours}`) && seen.add(`${place} ${hours}`))
    .sort((one, other) => one.place - other.place)

  const lines: { first: string; last: string; hours: string; until: number }[] = []
  for (const { weekday: name, place, hours } of days) {
    const before = lines.at(-1)
    if (before && before.hours === hours && before.until === place - 1)
      Object.assign(before, { last: name, until: place })
    else lines.push({ first: name, last: name, hours, until: place })
  }
  return lines.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} – ${last}`, hours }))
}

/** The week begins after days on which nobody answers: on Sunday, say, where they are Friday and Saturday. */
function firstDay(open: readonly number[]): number {
  return [0, 1, 2, 3, 4, 5, 6].find((day) => open.includes(day) && !open.includes((day + 6) % 7)) ?? 0
}

/** Monday first, as in ISO 8601. */
function dayOfWeek(moment: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(moment)
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name)
}
