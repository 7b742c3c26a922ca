import './date-input.css'
import '../answer.css'
import type { Locale } from '@amparo/rules/locale/locales'
import { type InputHTMLAttributes, useRef } from 'react'
import { CalendarButton, type CalendarWords } from './calendar-button.tsx'
import type { CalendarLimits } from './calendar-panel.tsx'
import { readDate, showDate } from './date-text.ts'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'placeholder' | 'aria-invalid' | 'aria-describedby' | 'aria-required' | 'aria-label'
> & {
  /** For the name of the calendar button. */
  label: string
  locale: Locale
  today: string
  /**
   * What the calendar offers; any date can be typed. A function is asked whenever the calendar opens. A date of birth has no calendar: everybody
   * knows it by heart.
   */
  limits?: CalendarLimits | (() => CalendarLimits) | 'no-calendar' | undefined
  text: CalendarWords
  /** An ISO date, or text that is not a date. */
  begin: string
  /** An ISO date, or what was typed as long as that is not a date. */
  onDate: (text: string) => void
}

/** A text field without a mask, and a calendar for people who want to see the weeks. */
export function DateInput({ label, locale, today, limits, text, begin, onDate, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const stored = (text: string) => readDate(text, locale) ?? text

  return (
    <div className="date-input">
      <input
        {...rest}
        ref={input}
        className="answer answer-date"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={showDate(begin, locale)}
        onInput={({ currentTarget: { value } }) => onDate(stored(value))}
        onBlur={({ currentTarget }) => {
          currentTarget.value = showDate(stored(currentTarget.value), locale)
        }}
      />
      {limits !== 'no-calendar' && (
        <CalendarButton
          label={label}
          locale={locale}
          today={today}
          limits={limits}
          text={text}
          read={() => readDate(input.current?.value ?? '', locale) ?? null}
          onPick={(date) => {
            if (input.current) input.current.value = showDate(date, locale)
            onDate(date)
          }}
        />
      )}
    </div>
  )
}
