import type { Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import type { InputHTMLAttributes } from 'react'
import type { Form } from './form-context.ts'
import { typedAnswer } from './typed-answer.ts'

export type InputAttributes = InputHTMLAttributes<HTMLInputElement>

/** The input keeps its own text; what it means goes into the answers. C-087: stripped characters go when it is left. */
export function writtenProps({ model, locale }: Form, question: Question, path: string): InputAttributes {
  return {
    className: 'answer',
    type: 'text',
    name: path,
    placeholder: question.placeholder ?? undefined,
    defaultValue: displayAnswer(question, model.read(path), locale),
    onInput: ({ currentTarget: { value } }) => model.write(path, typedAnswer(question, value, locale)),
    onBlur: ({ currentTarget }) => {
      const answer = typedAnswer(question, currentTarget.value, locale)
      const kept = typeof answer === 'string' ? answer : answer === undefined ? '' : currentTarget.value
      if (kept !== currentTarget.value) currentTarget.value = kept
    },
  }
}
