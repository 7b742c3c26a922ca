import { fill } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { confirmKey } from '@amparo/form-engine/answers/extra-fields'
import { describedBy, Field, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import type { Errors } from './form-model.ts'
import { type InputAttributes, writtenProps } from './written-props.ts'

type Props = { question: Question; path: string; errors: Errors; attributes: InputAttributes }

/** C-076, C-083. It may be pasted into: who copies an address has it right. */
export function ConfirmField({ question, path, errors, attributes }: Props) {
  const form = useForm()
  const own = confirmKey(path)
  const id = fieldId(own)
  const error = errors.get(own)
  const title = fill(form.text.confirm, { label: question.title })
  const again = { ...question, question_key: own, title, help_text: null, sub_text: null, placeholder: null }

  return (
    <Field question={again} path={own} error={error}>
      <input
        {...writtenProps(form, again, own)}
        {...attributes}
        autoComplete="off"
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ question: again, id, error })}
      />
    </Field>
  )
}
