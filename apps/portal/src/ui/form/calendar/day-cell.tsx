import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'

/**
 * Where React Aria has no translation it would say "Today" and "selected" in English, so the label is ours. That a day is
 * selected is announced in every language, by aria-selected.
 */
export function DayCell({ date, today, locale }: { date: CalendarDate; today: string; locale: Locale }) {
  if (localeFacts[locale].hasCalendarWords) return <CalendarCell date={date} />
  const label = dayLabel(date, { today, locale })

  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: React Aria makes it a button
  return <CalendarCell date={date} render={(props) => <div {...props} aria-label={label} />} />
}

function dayLabel(date: CalendarDate, { today, locale }: { today: string; locale: Locale }): string {
  const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    date.toDate('UTC'),
  )
  if (date.toString() !== today) return day
  return `${new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' }).format(0, 'day')}, ${day}`
}
