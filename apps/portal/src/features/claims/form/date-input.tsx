import './date-input.css'
import { type InputHTMLAttributes, useRef } from 'react'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { readDate, showDate } from './date-text.ts'
import { useForm } from './form-context.ts'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'placeholder' | 'aria-invalid' | 'aria-describedby' | 'aria-required' | 'aria-label'
> & {
  /** What the day is asked for, for the button's name. */
  label: string
  begin: string
  /** A day as it is stored, or what was typed while it is none. */
  onDate: (text: string) => void
}

/** One text field, without a mask, and a calendar for whoever wants to see the week. */
export function DateInput({ label, begin, onDate, ...rest }: Props) {
  const { locale } = useForm()
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
      <CalendarButton
        label={label}
        read={() => readDate(input.current?.value ?? '', locale) ?? null}
        onPick={(date) => {
          if (input.current) input.current.value = showDate(date, locale)
          onDate(date)
        }}
      />
    </div>
  )
}
