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
export const Nothing = z.null()
export const BenefitCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** At most 9 capitals and digits (C-253), or 25 where a claim is found by surname (C-254). Forms tidy what people type. */
export const ClaimNumber = z.string().check(z.regex(/^[A-Z0-9]{1,25}$/))
