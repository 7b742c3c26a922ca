import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import * as z from 'zod/mini'

export const LocaleCode = z.enum(locales as [Locale, ...Locale[]])
export const Day = z.string().check(z.refine(isIsoDate, 'not_a_day'))
export const CountryCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** A card token: 32 random bytes that mean something only to the vault. */
export const PanToken = z.string().check(z.regex(/^pt_[A-Za-z0-9_-]{43}$/))
/** A claim token: 32 random bytes that open one policy's claim form for half an hour and one claim. Only a hash of it is stored. */
export const ClaimToken = z.string().check(z.regex(/^ct_[A-Za-z0-9_-]{43}$/))
/** Identifies the claimant, a card or a policy. `pan_token` on the wire in both cases. */
export const ClaimantToken = z.union([PanToken, ClaimToken])
/** The token of a status check: 32 random bytes, for one claim and a short while. Only its hash is stored. */
export const StatusToken = z.string().check(z.regex(/^cs_[A-Za-z0-9_-]{43}$/))
export const LastFour = z.string().check(z.regex(/^\d{4}$/))
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
export const Nothing = z.null()
export const BenefitCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** At most 9 capitals and digits (C-253), or 25 where a claim is found by surname (C-254). Forms tidy what people type. */
export const ClaimNumber = z.string().check(z.regex(/^[A-Z0-9]{1,25}$/))
