import './calendar-panel.css'
import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { CalendarDate, maxDate, minDate, parseDate } from '@internationalized/date'
import { type Key, useContext } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarMonthPickerAria,
  CalendarStateContext,
  CalendarYearPicker,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Icon } from '../../art/icon.tsx'

/** The years that the calendar offers (C-613). */
const FIRST_YEAR = 1924
const LAST_YEAR = 2080
const first = new CalendarDate(FIRST_YEAR, 1, 1)
const last = new CalendarDate(LAST_YEAR, 12, 31)

export type CalendarLimits = { first?: string; last?: string }
export type CalendarPanelProps = {
  label: string
  value: string | null
  today: string
  /** The first and last day that can be picked. */
  limits?: CalendarLimits | undefined
  locale: Locale
  text: { calendar_previous: string; calendar_next: string; month: string; year: string }
  onPick: (date: string) => void
}

/** React Aria's calendar, loaded on demand: most people type a date, and it is as large as all other fields together. */
export function CalendarPanel({ label, value, today, limits, locale, text, onPick }: CalendarPanelProps) {
  return (
    <I18nProvider locale={intlTag(locale)}>
      <Calendar
        className="calendar"
        aria-label={label}
        autoFocus
        minValue={limits?.first ? maxDate(parseDate(limits.first), first) : first}
        maxValue={limits?.last ? minDate(parseDate(limits.last), last) : last}
        defaultValue={value ? parseDate(value) : null}
        defaultFocusedValue={parseDate(value ?? today)}
        onChange={(date) => onPick(date.toString())}
      >
        <header className="calendar-head">
          <Button slot="previous" aria-label={text.calendar_previous}>
            <Icon name="back" />
          </Button>
          <CalendarMonthPicker format="long">
            {(months) => <PartSelect {...months} aria-label={text.month} />}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={LAST_YEAR - FIRST_YEAR + 1}>
            {(years) => <YearSelect {...years} aria-label={text.year} />}
          </CalendarYearPicker>
          <Button slot="next" aria-label={text.calendar_next}>
            <Icon name="forward" />
          </Button>
        </header>
        <CalendarGrid>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <DayCell date={date} today={today} locale={locale} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

/** React Aria would go to the first or last month of the year. */
function YearSelect(years: CalendarYearPickerAria) {
  const calendar = useContext(CalendarStateContext)

  function goTo(key: Key | null) {
    const year = years.items[Number(key)]?.date.year
    if (calendar && year) calendar.setFocusedDate(calendar.focusedDate.set({ year }))
  }

  return <PartSelect {...years} onChange={goTo} />
}

function PartSelect({ items, value, onChange, 'aria-label': label }: CalendarMonthPickerAria | CalendarYearPickerAria) {
  return (
    <select
      className="answer-select"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}

/**
 * Where React Aria has no translation it would say "Today" and "selected" in English, so the label is ours. That a day is
 * selected is announced in every language, by aria-selected.
 */
function DayCell({ date, today, locale }: { date: CalendarDate; today: string; locale: Locale }) {
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
