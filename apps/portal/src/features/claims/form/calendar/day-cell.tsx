import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'

/** React Aria has no words in these, and would say "Today" and "selected" in English. */
const withoutWords: readonly Locale[] = ['th_TH', 'vi_VN', 'id_ID', 'ms_MY']

/** That a day is the chosen one, its cell tells in every language (aria-selected). */
export function DayCell({ date, today, locale }: { date: CalendarDate; today: string; locale: Locale }) {
  if (!withoutWords.includes(locale)) return <CalendarCell date={date} />
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
