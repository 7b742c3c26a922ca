import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'

/** React Aria is not translated into these languages, and would say "Today" and "selected" in English. */
const untranslated: readonly Locale[] = ['th_TH', 'vi_VN', 'id_ID', 'ms_MY']

/** That a day is chosen needs no words: its cell has aria-selected. */
export function DayCell({ date, today, locale }: { date: CalendarDate; today: string; locale: Locale }) {
  if (!untranslated.includes(locale)) return <CalendarCell date={date} />
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
