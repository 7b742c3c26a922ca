import type { Question } from '@amparo/contract/claim-forms'
import { asksToConfirm } from '@amparo/form-engine/extra-fields'
import { ConfirmField } from './confirm-field.tsx'
import { describedBy, Field, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import type { QuestionProps } from './question-props.ts'
import { type InputAttributes, writtenProps } from './written-props.ts'

/** Every question that is answered in one line of writing. */
export function writtenQuestion(attributesOf: (question: Question) => InputAttributes) {
  return function WrittenQuestion({ question, path, error, errors }: QuestionProps) {
    const form = useForm()
    const id = fieldId(path)

    return (
      <>
        <Field question={question} path={path} error={error}>
          <input
            {...writtenProps(form, question, path)}
            {...attributesOf(question)}
            id={id}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy({ question, id, error })}
            aria-required={question.required || undefined}
          />
        </Field>
        {asksToConfirm(question) && (
          <ConfirmField question={question} path={path} errors={errors} attributes={attributesOf(question)} />
        )}
      </>
    )
  }
}
