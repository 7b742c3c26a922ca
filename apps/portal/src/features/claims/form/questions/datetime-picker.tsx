import '../datetime.css'
import { fill } from '@amparo/content/fill'
import { useRef } from 'react'
import { DateInput } from '../date-input.tsx'
import { exampleDate } from '../date-text.ts'
import { type DatetimeParts, type Half, joinParts, partsOf } from '../datetime-parts.ts'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import type { QuestionProps } from '../question-props.ts'

/** C-065, C-086. */
export function DatetimePicker({ question, path, error }: QuestionProps) {
  const { model, locale, text, today } = useForm()
  const parts = useRef<DatetimeParts>(undefined)
  parts.current ??= partsOf(model.read(path))
  const { date, hour, minute, half } = parts.current
  const id = fieldId(path)
  const hint = fill(text.date_hint, { example: exampleDate(today, locale) })
  const isInvalid = error === undefined ? undefined : true

  function change(part: Partial<DatetimeParts>) {
    parts.current = { ...(parts.current as DatetimeParts), ...part }
    model.write(path, joinParts(parts.current, question, locale))
  }

  return (
    <FieldSet question={question} path={path} error={error} hint={hint}>
      <div className="datetime">
        <div>
          <label htmlFor={id}>{text.date}</label>
          <DateInput
            id={id}
            name={path}
            label={question.title}
            begin={date}
            onDate={(next) => change({ date: next })}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid && `${id}-error`}
          />
        </div>
        <label>
          <span>{text.hour}</span>
          <input
            className="answer"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={hour}
            aria-invalid={isInvalid}
            onInput={({ currentTarget: { value } }) => change({ hour: value })}
          />
        </label>
        <label>
          <span>{text.minute}</span>
          <input
            className="answer"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={minute}
            aria-invalid={isInvalid}
            onInput={({ currentTarget: { value } }) => change({ minute: value })}
          />
        </label>
        <label>
          <span>{text.half_day}</span>
          <select
            className="answer answer-select"
            defaultValue={half}
            aria-invalid={isInvalid}
            onChange={({ currentTarget: { value } }) => change({ half: value as Half })}
          >
            <option value="" />
            <option value="AM">{text.am}</option>
            <option value="PM">{text.pm}</option>
          </select>
        </label>
      </div>
    </FieldSet>
  )
}
