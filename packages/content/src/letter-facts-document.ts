import { termText } from '@amparo/rules/benefits/term-texts'
import { writtenDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { countryName } from '@amparo/rules/letters/country-options'
import { isLetterDay } from '@amparo/rules/letters/letter-day'
import type { AssistanceForm, TravelLetterForm } from '@amparo/rules/letters/letter-forms'
import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { isolated } from '@amparo/rules/text/isolated'
import { fill } from './fill.ts'
import type { Letter, LetterSection, LetterTexts } from './letter-types.ts'

/** How values are written on a letter in one language. */
export function valuesIn(locale: Locale, { country, benefit }: Pick<Letter, 'country' | 'benefit'>) {
  const currencies = new Intl.DisplayNames(intlTag(locale), { type: 'currency' })
  const terms: Readonly<Record<string, number | null>> = { ...benefit.terms, max_amount: benefit.occurrence_max_amount }
  return {
    day: (date: IsoDate) => writtenDate(date, locale),
    country: (code: string) => countryName(code, locale),
    inNameOrder: <T>(given: T, family: T) => (localeFacts[locale].familyNameFirst ? [family, given] : [given, family]),
    /** A term of the benefit, or a dash if the card has none. */
    term: (name: string) => {
      const value = terms[name] ?? null
      return value === null ? '–' : termText(name, value, { currency: country.currency, locale })
    },
    currency: isolated(`${currencies.of(country.currency)} (${country.currency})`, locale),
    /** Within a sentence. */
    phone: (number: string) => isolated(phoneDisplay(number), locale),
    address: (text: string) => isolated(text.replace(/^https:\/\//, ''), locale),
  }
}
export type Values = ReturnType<typeof valuesIn>

/** Four groups, of which only the last is shown (C-355). */
export function maskedCard(lastFour: string): string {
  return `**** **** **** ${lastFour}`
}

export function tripFacts(form: TravelLetterForm | AssistanceForm, text: LetterTexts, values: Values): LetterSection {
  const { origin, destination, departureDate, returnDate } = form
  return {
    id: 'trip',
    title: text.trip_title,
    kind: 'facts',
    rows: [
      { label: text.origin, value: values.country(origin) },
      { label: text.destination, value: values.country(destination) },
      { label: text.departure, value: values.day(departureDate) },
      { label: text.return, value: isLetterDay(returnDate) ? values.day(returnDate) : text.return_open },
    ],
  }
}

/** A family name stands before the given name where people write it so. */
export function nameRows({ firstName, lastName }: Letter['form'], text: LetterTexts, { inNameOrder }: Values) {
  return inNameOrder({ label: text.first_name, value: firstName }, { label: text.last_name, value: lastName })
}

export function insuredRows(form: TravelLetterForm | AssistanceForm, text: LetterTexts, values: Values) {
  const names: Readonly<Record<string, unknown>> = text
  const relationship = names[`relationship_${form.cardholderRelationship}`]
  return [
    { label: text.nationality, value: values.country(form.nationality) },
    { label: text.date_of_birth, value: values.day(form.dob) },
    { label: text.relationship, value: typeof relationship === 'string' ? relationship : '–' },
  ]
}

/** What a paper without a code is, and how to confirm it. */
export function unverified(letter: Letter, text: LetterTexts, values: Values): LetterSection {
  const about = letter.kind === 'ap-certificate' ? text.unverified_letter : text.unverified_certificate
  const note = fill(about, { phone: values.phone(letter.phones.abroad) })
  return { id: 'verify', title: text.unverified_title, kind: 'paragraphs', items: [note] }
}

/** The insurer of a benefit, by its provider's code. */
export function companyName({ benefit }: Pick<Letter, 'benefit'>, text: LetterTexts): string {
  const names: Readonly<Record<string, unknown>> = text
  const name = names[`insurer_${benefit.source.toLowerCase()}`]
  return typeof name === 'string' ? name : text.insurer_default
}
