import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { countryName } from '@amparo/rules/letters/country-options'
import type { LetterForms, TravelLetterForm } from '@amparo/rules/letters/letter-forms'
import { isPosted, type LetterKind } from '@amparo/rules/letters/letter-kinds'
import { letterNumber } from '@amparo/rules/letters/letter-number'
import { formOfPayload, letterPayload } from '@amparo/rules/letters/letter-payload'
import { makeVerificationCode } from '@amparo/rules/letters/verification-code'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Platform } from '../../../platform/platform.ts'
import type { Card } from '../../../session/card-session.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'
import type { LetterWords } from './letter-fields.ts'

type Making = {
  kind: LetterKind
  form: LetterForms[LetterKind]
  benefit: Benefit
  product: BenefitsResponse
  card: Card
  locale: Locale
  text: LetterWords
  platform: Pick<Platform, 'now' | 'today'>
}

/** The letter for a form without problems: its number, its code, and what is posted. */
export function makeLetter(making: Making): MadeLetter {
  const { kind, benefit, product, card, platform } = making
  const { panToken, last4 } = card
  // As it is sent and printed: tidied, and without a return date that is not whole (C-X76).
  const form = formOfPayload(kind, letterPayload(kind, making.form))
  const number = letterNumber({ lastFour: last4, now: platform.now(), random })
  const code = isPosted(kind, product.ica_country) ? makeVerificationCode(randomBytes) : null
  const letter = {
    panToken,
    benefitCode: benefit.benefit_code,
    kind,
    number,
    code,
    issuedOn: platform.today(),
    form,
    values: labelled(form, making),
  }
  return { ...letter, toSend: code === null ? null : { ...posted(letter, making), verification_code: code } }
}

const countries = ['nationality', 'origin', 'destination', 'rentalCountry']

/** Labels in place of codes (C-322). */
function labelled(form: object, { locale, text }: Pick<Making, 'locale' | 'text'>): Record<string, string> {
  const words: Readonly<Record<string, unknown>> = text
  const label = ([field, value]: [string, string]) => {
    if (countries.includes(field)) return countryName(value, locale)
    const word = words[field === 'cardholderRelationship' ? `relationship_${value}` : value]
    return field.startsWith('is') || field === 'cardholderRelationship' ? String(word ?? '') : value
  }
  return Object.fromEntries(Object.entries(form).map((entry) => [entry[0], label(entry)]))
}

/** The payload of the call (C-329 to C-347), with our own additions. */
function posted({ form, number, issuedOn }: Pick<MadeLetter, 'form' | 'number' | 'issuedOn'>, making: Making) {
  const { benefit, product, card, locale } = making
  return {
    ...letterPayload('ap-certificate', form as TravelLetterForm),
    card_issuer: product.ica_legal_name,
    card_number: card.last4,
    card_type: product.product_name,
    ica_country: product.ica_country,
    issuance_date: issuedOn,
    ticket: number,
    pan_token: card.panToken,
    benefit_code: benefit.benefit_code,
    language_code: locale,
  }
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
