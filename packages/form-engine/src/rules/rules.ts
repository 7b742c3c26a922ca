import { isBrazilCpf } from '@amparo/rules/payment-form/brazil-cpf'
import { maxChoices, maxLength, maxValue, minChoices, minLength, minValue } from './bounds.ts'
import { dateAfter, dateBefore } from './dates.ts'
import { confirmationRequired, equal, notEqual } from './equality.ts'
import { noCardNumber } from './no-card-number.ts'
import { regex } from './regex.ts'
import type { Rule } from './rule.ts'

/** The fifteen rules of the claims specification §5 and our own one about card numbers, by the name that definitions use. */
const byName = {
  /** Something is answered (C-093): normalising has removed empty answers. */
  required: (answer) => answer !== undefined,
  /** A valid Brazilian taxpayer number (C-094). */
  brazil_cpf: (answer) => typeof answer === 'string' && isBrazilCpf(answer),
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
  date_after_custom_error: dateAfter,
  no_card_number: noCardNumber,
} satisfies Record<string, Rule>

/** A map, so that a definition with a rule named `constructor` finds nothing. */
export const rules: ReadonlyMap<string, Rule> = new Map(Object.entries(byName))
