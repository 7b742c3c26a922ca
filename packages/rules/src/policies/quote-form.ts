import type { IsoDate } from '../dates/iso-date.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { type AddressProblem, type AddressValues, addressProblems } from './address-form.ts'
import { isPersonName } from './person-name.ts'
import { ageOn, isBirthdate } from './policy-days.ts'
import type { QuoteField, QuoteValues } from './quote-values.ts'
import { zipCodeOf } from './us-address.ts'

export type QuoteProblem =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'email_missing'
  | 'birthdate_invalid'
  | 'under_age'
  | AddressProblem
  | 'gender_missing'
  | 'address_not_found'
export type QuoteProblems = Partial<Record<QuoteField, QuoteProblem>>

export const genders = ['M', 'F', 'P'] as const
export type Gender = (typeof genders)[number]
const LEAST_AGE = 18
const MOST_EMAIL = 254

/** The first rule that each field fails (marketplace specification §5, "Quote form"). */
export function quoteProblems(values: QuoteValues, { today }: { today: IsoDate }): QuoteProblems {
  const checks: Record<Exclude<QuoteField, keyof AddressValues>, QuoteProblem | null> = {
    firstName: isPersonName(values.firstName) ? null : 'first_name_missing',
    lastName: isPersonName(values.lastName) ? null : 'last_name_missing',
    email: isMailbox(values.email.trim()) ? null : 'email_missing',
    birthdate: birthdateProblem(values.birthdate, today),
    gender: asksGender(values.state) && !isGender(values.gender) ? 'gender_missing' : null,
  }
  const problems: QuoteProblems = Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem))
  return { ...problems, ...addressProblems(values) }
}

/** The fields that are marked when the address does not exist (M-075). */
export const addressNotFound: QuoteProblems = {
  line1Address: 'address_not_found',
  city: 'address_not_found',
  state: 'address_not_found',
  postalCode: 'address_not_found',
}

/** New York does not ask for it (M-071). */
export function asksGender(state: string): boolean {
  return state !== 'NY'
}

function isGender(value: string): value is Gender {
  return genders.some((gender) => gender === value)
}

function isMailbox(text: string): boolean {
  return text.length <= MOST_EMAIL && isEmailAddress(text)
}

function birthdateProblem(birthdate: string, today: IsoDate): QuoteProblem | null {
  if (!isBirthdate(birthdate, today)) return 'birthdate_invalid'
  return ageOn(birthdate, today) < LEAST_AGE ? 'under_age' : null
}

/** A quote as it is sent (marketplace specification §3). */
export type QuoteRequest = {
  cancel_rewrite_policy_id?: string | undefined
  email: string
  policy_holder: { first_name: string; last_name: string; birthdate: IsoDate; gender?: Gender | undefined }
  address: {
    line_1_address: string
    line_2_address?: string | null | undefined
    municipality_name: string
    state: string
    postal_code: string
  }
}

/** Values without problems, as they are sent. New York sends no gender (M-X42). */
export function quoteRequest(values: QuoteValues, replaces?: string): QuoteRequest {
  const { gender } = values
  const asked = asksGender(values.state) && isGender(gender)
  return {
    ...(replaces !== undefined && { cancel_rewrite_policy_id: replaces }),
    email: values.email.trim(),
    policy_holder: {
      first_name: values.firstName.trim(),
      last_name: values.lastName.trim(),
      birthdate: values.birthdate,
      ...(asked && { gender }),
    },
    address: {
      line_1_address: values.line1Address.trim(),
      line_2_address: values.line2Address.trim() || null,
      municipality_name: values.city.trim(),
      state: values.state,
      postal_code: zipCodeOf(values.postalCode),
    },
  }
}

export function quoteValues({ email, policy_holder: holder, address }: QuoteRequest): QuoteValues {
  return {
    firstName: holder.first_name,
    lastName: holder.last_name,
    email,
    birthdate: holder.birthdate,
    line1Address: address.line_1_address,
    line2Address: address.line_2_address ?? '',
    city: address.municipality_name,
    state: address.state,
    gender: holder.gender ?? '',
    postalCode: address.postal_code,
  }
}
