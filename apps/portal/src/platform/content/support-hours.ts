import type { OfficeHours } from '@amparo/contract/contact'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** Any Monday, in UTC: only weekdays and hours are formatted. */
const MONDAY = '2026-01-05'

/** Office hours in one line, in the office's own time zone: "Mon – Fri 8 AM – 5 PM Pacific Time". */
export function supportHours({ timeZone, weekly }: OfficeHours, locale: Locale): string {
  const tag = intlTag(locale)
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' })
  const timeWithMinutes = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = (iso: number) => weekday.format(new Date(Date.parse(MONDAY) + (iso - 1) * 86_400_000))
  const at = (clock: string) =>
    (clock.endsWith(':00') ? time : timeWithMinutes).format(Date.parse(`${MONDAY}T${clock}Z`))
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.parse(MONDAY))
    .find(({ type }) => type === 'timeZoneName')?.value

  const lines = weekly.map(({ days, opens, closes }) => {
    const first = days[0] ?? 1
    const isRun = days.length > 2 && days.every((one, place) => one === first + place)
    const named = isRun
      ? `${day(first)} – ${day(days.at(-1) ?? first)}`
      : new Intl.ListFormat(tag).format(days.map(day))
    return `${named} ${at(opens)}\u00a0–\u00a0${at(closes)}`
  })
  return `${new Intl.ListFormat(tag).format(lines)} ${zone ?? timeZone}`
}
