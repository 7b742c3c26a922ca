import { fill } from '@amparo/content/fill'
import { DateInput } from '../../../../ui/form/calendar/date-input.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import { exampleOf, isBirthDate } from './example-of.ts'

/** A date, typed or picked in the calendar (C-064, C-115, C-117). */
export function DateQuestion({ question, path, error }: QuestionProps) {
  const { model, locale, text, today } = useForm()
  const hint = fill(text.date_hint, { example: exampleOf(question, { today, locale }) })

  return (
    <QuestionField question={question} path={path} error={error} hint={hint}>
      {(control) => (
        <DateInput
          {...control}
          {...{ locale, today, text }}
          name={path}
          label={question.title}
          limits={isBirthDate(question) ? 'no-calendar' : () => model.dayLimits(question, path)}
          placeholder={question.placeholder ?? undefined}
          begin={String(model.read(path) ?? '')}
          onDate={(date) => model.write(path, date.trim() || undefined)}
        />
      )}
    </QuestionField>
  )
}
