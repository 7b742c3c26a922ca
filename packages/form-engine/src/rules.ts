import type { Rule } from './rule.ts'
import { brazilCpf } from './rules/brazil-cpf.ts'
import { confirmationRequired } from './rules/confirmation-required.ts'
import { dateAfter } from './rules/date-after.ts'
import { dateAfterCustomError } from './rules/date-after-custom-error.ts'
import { dateBefore } from './rules/date-before.ts'
import { equal } from './rules/equal.ts'
import { maxChoices } from './rules/max-choices.ts'
import { maxLength } from './rules/max-length.ts'
import { maxValue } from './rules/max-value.ts'
import { minChoices } from './rules/min-choices.ts'
import { minLength } from './rules/min-length.ts'
import { minValue } from './rules/min-value.ts'
import { notEqual } from './rules/not-equal.ts'
import { regex } from './rules/regex.ts'
import { required } from './rules/required.ts'

/** The fifteen of the claims specification §5. */
export const rules = {
  required,
  brazil_cpf: brazilCpf,
  confirmation_required: confirmationRequired,
  equal,
  not_equal: notEqual,
  regex,
  min_length: minLength,
  max_length: maxLength,
  min_value: minValue,
  max_value: maxValue,
  min_choices: minChoices,
  max_choices: maxChoices,
  date_after: dateAfter,
  date_before: dateBefore,
  date_after_custom_error: dateAfterCustomError,
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

const byName: ReadonlyMap<string, Rule> = new Map(Object.entries(rules))

/** Undefined for a rule of another version of the product. */
export function ruleNamed(name: string): Rule | undefined {
  return byName.get(name)
}
