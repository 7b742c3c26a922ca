import type { Question } from '@amparo/contract/claim-forms'
import { otherKey } from '@amparo/form-engine/answers/extra-fields'
import { useForm } from '../model/form-context.ts'
import type { Errors } from '../model/shown-errors.ts'
import { QuestionField } from './question-field.tsx'
import { WrittenInput } from './written-input.tsx'

/** The text field that the option "other" reveals (C-081, C-082). */
export function OtherField({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  const { text } = useForm()
  const otherPath = otherKey(path)
  const other: Question = {
    ...question,
    question_key: otherPath,
    question_type: 'text',
    title: question.other_title ?? text.other,
    required: question.tags.includes('require_other'),
    help_text: null,
    sub_text: null,
    placeholder: null,
    tags: question.tags.filter((tag) => tag === 'optional_no_label'),
  }

  return (
    <div className="question-revealed">
      <QuestionField question={other} path={otherPath} error={errors.get(otherPath)}>
        {(control) => <WrittenInput question={other} path={otherPath} {...control} />}
      </QuestionField>
    </div>
  )
}
