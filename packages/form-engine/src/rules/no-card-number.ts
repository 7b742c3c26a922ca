import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import type { Rule } from './rule.ts'

/** Card numbers are stored in the vault only, so that no typed text may contain one. */
export const noCardNumber: Rule = (answer) =>
  !(typeof answer === 'string' || typeof answer === 'number') || !hasCardNumber(String(answer))

/** A question with this tag asks for a number that can look like one: an IMEI, a ticket, an account. */
export const LONG_NUMBER = 'long_number'
