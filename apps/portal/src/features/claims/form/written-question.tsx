import type { Question } from '@amparo/contract/claim-forms'
import { asksToConfirm } from '@amparo/form-engine/answers/extra-fields'
import { ConfirmField } from './confirm-field.tsx'
import { describedBy, Field, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import type { QuestionProps } from './question-props.ts'
import { type InputAttributes, writtenProps } from './written-props.ts'

/** What a number counts, said beside it. */
type UseUnit = (props: Pick<QuestionProps, 'question' | 'path'>) => string | undefined
const noUnit: UseUnit = () => undefined

/** Every question that is answered in one line of writing. */
export function writtenQuestion(attributesOf: (question: Question) => InputAttributes, useUnit: UseUnit = noUnit) {
  return function WrittenQuestion({ question, path, error, errors }: QuestionProps) {
    const form = useForm()
    const id = fieldId(path)
    const unit = useUnit({ question, path })
    const description = [describedBy({ question, id, error }), unit && `${id}-unit`].filter(Boolean).join(' ')

    return (
      <>
        <Field question={question} path={path} error={error}>
          <input
            {...writtenProps(form, question, path)}
            {...attributesOf(question)}
            id={id}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={description || undefined}
            aria-required={question.required || undefined}
          />
          {unit && (
            <span className="answer-unit" id={`${id}-unit`}>
              {unit}
            </span>
          )}
        </Field>
        {asksToConfirm(question) && (
          <ConfirmField question={question} path={path} errors={errors} attributes={attributesOf(question)} />
        )}
      </>
    )
  }
}
