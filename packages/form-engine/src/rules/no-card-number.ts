import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import type { Rule } from './rule.ts'

/** Card numbers belong in the vault only, so no typed text may contain one. */
export const noCardNumber: Rule = (answer) =>
  !(typeof answer === 'string' || typeof answer === 'number') || !hasCardNumber(String(answer))

/** Tags a question about a number that can look like a card number, such as an IMEI, a ticket or an account. */
export const LONG_NUMBER = 'long_number'
