import { fill } from '@amparo/content/fill'
import { DateInput } from '../date-input.tsx'
import { exampleDate } from '../date-text.ts'
import { describedBy, Field, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import type { QuestionProps } from '../question-props.ts'

/** C-064, C-115, C-117. */
export function DatePicker({ question, path, error }: QuestionProps) {
  const { model, locale, text, today } = useForm()
  const id = fieldId(path)
  const hint = fill(text.date_hint, { example: exampleDate(today, locale) })

  return (
    <Field question={question} path={path} error={error} hint={hint}>
      <DateInput
        id={id}
        name={path}
        label={question.title}
        placeholder={question.placeholder ?? undefined}
        begin={String(model.read(path) ?? '')}
        onDate={(date) => model.write(path, date.trim() || undefined)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ question, id, error, hint })}
        aria-required={question.required || undefined}
      />
    </Field>
  )
}
