import './datetime.css'
import { fill } from '@amparo/content/fill'
import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { useRef } from 'react'
import { DateInput } from '../../../../ui/form/calendar/date-input.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { QuestionFieldSet } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import { type DatetimeParts, type Half, joinParts, partsOf } from './datetime-parts.ts'
import { exampleOf } from './example-of.ts'

/** A date and a time in one row; AM or PM only where people use it (C-065, C-086). */
export function DatetimeQuestion({ question, path, error }: QuestionProps) {
  const { model, locale, text, today } = useForm()
  const parts = useRef<DatetimeParts>(undefined)
  parts.current ??= partsOf(model.read(path), locale)
  const { date, hour, minute, half } = parts.current
  const hint = fill(text.date_hint, { example: exampleOf(question, { today, locale }) })

  function change(part: Partial<DatetimeParts>) {
    parts.current = { ...(parts.current as DatetimeParts), ...part }
    model.write(path, joinParts(parts.current, question, locale))
  }

  return (
    <QuestionFieldSet question={question} path={path} error={error} hint={hint}>
      {({ id, 'aria-invalid': isInvalid }) => {
        const number = { className: 'answer', inputMode: 'numeric', autoComplete: 'off' } as const
        return (
          <div className="datetime">
            <div>
              <label htmlFor={id}>{text.date}</label>
              <DateInput
                {...{ id, locale, today, text }}
                name={path}
                label={question.title}
                limits={() => model.dayLimits(question, path)}
                begin={date}
                onDate={(next) => change({ date: next })}
                aria-invalid={isInvalid}
                aria-describedby={isInvalid && `${id}-error`}
              />
            </div>
            <div className="datetime-time">
              <label>
                <span>{text.hour}</span>
                <input
                  {...number}
                  defaultValue={hour}
                  aria-invalid={isInvalid}
                  onInput={({ currentTarget: { value } }) => change({ hour: value })}
                />
              </label>
              <label>
                <span>{text.minute}</span>
                <input
                  {...number}
                  defaultValue={minute}
                  aria-invalid={isInvalid}
                  onInput={({ currentTarget: { value } }) => change({ minute: value })}
                />
              </label>
              {localeFacts[locale].clock === 12 && (
                <label htmlFor={`${id}-half`}>
                  <span>{text.half_day}</span>
                  <Select
                    id={`${id}-half`}
                    placeholder=""
                    options={[
                      { value: 'AM', title: text.am },
                      { value: 'PM', title: text.pm },
                    ]}
                    defaultValue={half}
                    aria-invalid={isInvalid}
                    onChange={({ currentTarget: { value } }) => change({ half: value as Half })}
                  />
                </label>
              )}
            </div>
          </div>
        )
      }}
    </QuestionFieldSet>
  )
}
