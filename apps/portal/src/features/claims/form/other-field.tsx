import type { Question } from '@amparo/contract/claim-forms'
import { otherKey } from '@amparo/form-engine/answers/extra-fields'
import { describedBy, Field, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import type { Errors } from './form-model.ts'
import { writtenProps } from './written-props.ts'

/** C-081, C-082: what else it is, in words. */
export function OtherField({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  const form = useForm()
  const own = otherKey(path)
  const id = fieldId(own)
  const error = errors.get(own)
  const other: Question = {
    ...question,
    question_key: own,
    question_type: 'text',
    title: question.other_title ?? form.text.other,
    required: question.tags.includes('require_other'),
    help_text: null,
    sub_text: null,
    placeholder: null,
    tags: [],
  }

  return (
    <div className="question-revealed">
      <Field question={other} path={own} error={error}>
        <input
          {...writtenProps(form, other, own)}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ question: other, id, error })}
          aria-required={other.required || undefined}
        />
      </Field>
    </div>
  )
}
