import type { Question } from '@amparo/contract/claim-forms'
import { isEmpty } from './is-empty.ts'
import type { QuestionType } from './question-type.ts'
import { formatNumber, parseNumber, plainNumber } from './typed-number.ts'

const LARGEST = 1e15

/** A number with at most as many decimals as the scale says (C-119 to C-121). A text that is no number stays, and does not fit. */
export function anyNumber(scaleOf: (question: Question) => number): QuestionType {
  const normalise: QuestionType['normalise'] = (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 || 0 : undefined
    if (typeof value !== 'string' || isEmpty(value)) return undefined
    return plainNumber(value.trim()) ?? value
  }

  return {
    isEmpty,
    normalise,
    fits: (answer, question) =>
      typeof answer === 'number' && Math.abs(answer) < LARGEST && isWithin(answer, scaleOf(question)),
    parse: (raw, about, locale) =>
      typeof raw === 'string' && !isEmpty(raw) ? (parseNumber(raw, locale) ?? raw) : normalise(raw, about),
    display: (answer, question, locale) => formatNumber(Number(answer), scaleOf(question), locale),
  }
}

function isWithin(answer: number, scale: number): boolean {
  return Number.isInteger(answer) || Number(answer.toFixed(scale)) === answer
}
