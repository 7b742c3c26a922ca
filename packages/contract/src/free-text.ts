import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import * as z from 'zod/mini'

/** Text that a person types. Card numbers belong in the vault only, so a text that contains one is refused before any other code sees it. */
export const freeText = (max: number, min = 0) =>
  z.string().check(z.minLength(min), z.maxLength(max), noCardNumber(max))
/** What an operator writes about something: the same rule, because callers name their cards on the phone. */
export const operatorText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), noCardNumber(max), z.refine(isText, 'not_text'))
/** A database refuses to store zero characters and halves of characters. */
const isText = (text: string) => text.isWellFormed() && !text.includes('\0')
/** A text that is too long is refused anyway, and would take long to search. */
const noCardNumber = (max: number) =>
  z.refine<string>((text) => text.length > max || !hasCardNumber(text), 'card_number')
