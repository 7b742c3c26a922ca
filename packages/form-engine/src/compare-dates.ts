import type { Answer, QuestionValidation } from '@amparo/contract/claim-forms'
import { isIsoDate, shiftDate } from '@amparo/rules/dates/iso-date'
import { perDefinition } from './per-definition.ts'
import { boundOf, type Rule, type RuleScope } from './rule.ts'

/**
 * Dates are compared strictly (C-X32). Two moments are compared to the minute; where either side is only a day, days are
 * compared, so that "after the 5th" is not met by any hour of the 5th.
 */
export function dateRule(isKept: (date: string, bound: string) => boolean): Rule {
  return (answer, validation, scope) => {
    const bound = dateBound(validation, scope)
    if (bound === undefined || !isDated(answer)) return true
    const length = Math.min(answer.length, bound.length)
    return isKept(answer.slice(0, length), bound.slice(0, length))
  }
}

function dateBound(validation: QuestionValidation, scope: RuleScope): string | undefined {
  const named = boundOf(validation, scope)
  const { modifier } = validation
  if (named !== 'today' || !modifier) return moved(named === 'today' ? scope.today : named, modifier)
  const last = lastOfToday(modifier)
  if (last.today === scope.today) return last.bound
  last.today = scope.today
  last.bound = moved(scope.today, modifier)
  return last.bound
}

type Modifier = NonNullable<QuestionValidation['modifier']>

/** Most rules speak of today, which stays the same from claim to claim. */
const lastOfToday = perDefinition((_: Modifier): { today?: string; bound?: string | undefined } => ({}))

/** C-108. The modifier moves the day; a time stays what it is. */
function moved(date: Answer | undefined, modifier: Modifier | null): string | undefined {
  if (!isDated(date)) return undefined
  return modifier ? shiftDate(date.slice(0, 10), modifier) + date.slice(10) : date
}

function isDated(value: Answer | undefined): value is string {
  return typeof value === 'string' && isIsoDate(value.slice(0, 10)) && (value.length === 10 || value[10] === 'T')
}
