import { isEmpty } from '../is-empty.ts'
import { titleOf } from '../one-choice.ts'
import type { QuestionType } from '../question-type.ts'

/** In the order of the options, each at most once: two people who tick the same boxes give the same answer. */
const normalise: QuestionType['normalise'] = (value, { question }) => {
  if (!Array.isArray(value)) return undefined
  const chosen = new Set<unknown>(value)
  const values = question.options.map((option) => option.value).filter((option) => chosen.has(option))

  return values.length > 0 ? values : undefined
}

export const checkbox: QuestionType = {
  isEmpty,
  normalise,
  fits: Array.isArray,
  parse: normalise,
  display: (answer, question) => (Array.isArray(answer) ? answer : []).map((one) => titleOf(question, one)).join(', '),
}
