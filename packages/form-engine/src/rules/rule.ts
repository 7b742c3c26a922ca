import type { Answer, QuestionValidation } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'

export type RuleScope = {
  today: IsoDate
  /** The day that the claim is made as of, if not today. */
  asOf?: IsoDate | undefined
  /** The answer to another question that is reached (C-112). */
  lookup: (key: string) => Answer | undefined
  /** The answer in the confirm field. */
  confirm: Answer | undefined
}

/** Whether an answer satisfies a rule. A bound that is missing or makes no sense fails no answer; formProblems reports it. */
export type Rule = (answer: Answer | undefined, validation: QuestionValidation, scope: RuleScope) => boolean

const reference = /^\{\{\s*([^\s{}]+)\s*\}\}$/

/** The key in `{{key}}` (C-097). */
export function referenceIn(value: string | number | null): string | undefined {
  return typeof value === 'string' && value.startsWith('{{') ? reference.exec(value)?.[1] : undefined
}

/** What the rule compares an answer with: another answer or the value itself. */
export function boundOf({ value }: QuestionValidation, { lookup }: RuleScope): Answer | undefined {
  const key = referenceIn(value)
  return key === undefined ? (value ?? undefined) : lookup(key)
}

/** NaN if it is not a number; every comparison with NaN is false. */
export function numberOf(answer: Answer | undefined): number {
  return typeof answer === 'number' || (typeof answer === 'string' && answer.trim() !== '')
    ? Number(answer)
    : Number.NaN
}
