import type { Answer, Question, QuestionValidation } from '@amparo/contract/claim-forms'
import { type IsoDate, isIsoDate } from '@amparo/rules/dates/iso-date'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { boundOf, type Rule, type RuleScope } from './rule.ts'

/** A date is after a bound (C-106); date_after_custom_error is the same check with an error message of its own (C-109, C-X31). */
export const dateAfter = dateRule((date, bound) => date > bound)

/** A date is before a bound (C-107). */
export const dateBefore = dateRule((date, bound) => date < bound)

/**
 * Dates are compared strictly (C-X32). Two times are compared to the minute. If either side is only a day, days are compared, so that no
 * time on the 5th is "after the 5th".
 */
function dateRule(passes: (date: string, bound: string) => boolean): Rule {
  return (answer, validation, scope) => {
    const bound = dateBound(validation, scope)
    if (bound === undefined || !isDateOrTime(answer)) return true
    const length = Math.min(answer.length, bound.length)
    return passes(answer.slice(0, length), bound.slice(0, length))
  }
}

export type DayLimits = { first?: IsoDate; last?: IsoDate }

/** The first and last day that the date rules of a question allow, for its calendar. No limits where none can be known, or no day is left. */
export function dayLimits({ question_type, validations }: Question, scope: RuleScope): DayLimits {
  const limits: DayLimits = {}
  for (const validation of validations) {
    const isFirst = validation.rule.startsWith('date_after')
    const bound = isFirst || validation.rule === 'date_before' ? dateBound(validation, scope) : undefined
    if (bound === undefined) continue
    // A bound with a time leaves some of its day to a question that asks for a time too.
    const isDayOver = bound.length === 10 || question_type !== 'datetime_picker'
    const step = { operator: isFirst ? 'plus' : 'minus', type: 'days', value: isDayOver ? 1 : 0 } as const
    const day = shiftDate(bound.slice(0, 10), step)
    if (isFirst && !(limits.first && limits.first > day)) limits.first = day
    if (!isFirst && !(limits.last && limits.last < day)) limits.last = day
  }
  return limits.first && limits.last && limits.first > limits.last ? {} : limits
}

/** The modifier moves the day of the bound; its time stays the same (C-108). */
function dateBound(validation: QuestionValidation, scope: RuleScope): string | undefined {
  const named = boundOf(validation, scope)
  const bound = named === 'today' ? todayIn(validation, scope) : named
  if (!isDateOrTime(bound)) return undefined
  return validation.modifier ? shiftDate(bound.slice(0, 10), validation.modifier) + bound.slice(10) : bound
}

/** How long ago something may be counts from the day that the claim is made as of. What has happened since, such as a repair, is not in the future. */
function todayIn({ rule }: QuestionValidation, { today, asOf = today }: RuleScope): IsoDate {
  return rule === 'date_before' ? today : asOf
}

function isDateOrTime(value: Answer | undefined): value is string {
  return typeof value === 'string' && isIsoDate(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T')
}
