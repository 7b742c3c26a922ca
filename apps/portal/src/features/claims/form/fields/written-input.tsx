import type { Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import type { InputHTMLAttributes } from 'react'
import { useForm } from '../model/form-context.ts'
import { typedAnswer } from '../model/typed-answer.ts'

export type InputAttributes = InputHTMLAttributes<HTMLInputElement>

/**
 * One line of text. The input holds its own text, so that a keystroke renders nothing; the model gets the answer it means.
 * Characters that are not part of the answer are removed when the field is left (C-087).
 */
export function WrittenInput({
  question,
  path,
  ...attributes
}: { question: Question; path: string } & InputAttributes) {
  const { model, locale } = useForm()

  return (
    <input
      className="answer"
      type="text"
      name={path}
      placeholder={question.placeholder ?? undefined}
      defaultValue={displayAnswer(question, model.read(path), locale)}
      {...attributes}
      onInput={({ currentTarget: { value } }) => model.write(path, typedAnswer(question, value, locale))}
      onBlur={({ currentTarget }) => {
        const answer = typedAnswer(question, currentTarget.value, locale)
        const stripped = typeof answer === 'string' ? answer : answer === undefined ? '' : currentTarget.value
        if (stripped !== currentTarget.value) currentTarget.value = stripped
      }}
    />
  )
}
