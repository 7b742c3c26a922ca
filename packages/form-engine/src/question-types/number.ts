import type { Question } from '@amparo/contract/claim-forms'
import { isEmpty } from '../answers/is-empty.ts'
import { perDefinition } from '../definition/per-definition.ts'
import { formatNumber, parseNumber, plainNumber } from '../text/typed-number.ts'
import type { QuestionType } from './question-type.ts'

const LARGEST = 1e15
const DEFAULT_DECIMALS = 2
const MOST_DECIMALS = 10

/** A number without decimals (C-119). */
export const integer = numberType(() => 0)

/** A number with as many decimals as the value of its min_value rule has (`0.001` has three), otherwise two (C-120, C-121). */
export const decimal = numberType(
  perDefinition(({ validations }: Question): number => {
    const least = validations.find(({ rule }) => rule === 'min_value')?.value
    const [, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(String(least)) ?? [null, '00']

    return least === undefined ? DEFAULT_DECIMALS : Math.min(fraction.length, MOST_DECIMALS)
  }),
)

/** Text that is not a number stays as it is, and does not fit. */
function numberType(decimalsOf: (question: Question) => number): QuestionType {
  const normalise: QuestionType['normalise'] = (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 || 0 : undefined
    if (typeof value !== 'string' || isEmpty(value)) return undefined
    return plainNumber(value.trim()) ?? value
  }

  return {
    isEmpty,
    normalise,
    fits: (answer, question) =>
      typeof answer === 'number' && Math.abs(answer) < LARGEST && hasAtMost(decimalsOf(question), answer),
    parse: (raw, about, locale) =>
      typeof raw === 'string' && !isEmpty(raw) ? (parseNumber(raw, locale) ?? raw) : normalise(raw, about),
    display: (answer, question, locale) => formatNumber(Number(answer), decimalsOf(question), locale),
  }
}

function hasAtMost(decimals: number, answer: number): boolean {
  return Number.isInteger(answer) || Number(answer.toFixed(decimals)) === answer
}
