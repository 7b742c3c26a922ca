import { shownLetterNumber } from '@amparo/rules/letters/letter-number'
import type { Locale } from '@amparo/rules/locale/locales'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { fill } from './fill.ts'
import {
  companyName,
  insuredRows,
  maskedCard,
  nameRows,
  tripFacts,
  unverified,
  type Values,
  valuesIn,
} from './letter-facts-document.ts'
import type { Letter, LetterSection, LetterTexts } from './letter-types.ts'

type Certificate = Letter<'cdw-certificate'> | Letter<'mex-certificate'>
type Rows = readonly { label: string; value: string }[]

/** The CDW certificate (C-354 to C-361). */
export function rentalSections(letter: Letter<'cdw-certificate'>, text: LetterTexts, locale: Locale): LetterSection[] {
  const values = valuesIn(locale, letter)
  const { rentalCountry } = letter.form
  const rental = [{ label: text.rental_country, value: values.country(rentalCountry) }]
  const period = fill(text.each_rental, { days: values.term('rental_days') })
  return [
    insurance(letter, text, values),
    cardholder(letter, text, values, rental),
    { id: 'receive', title: text.receive_title, kind: 'list', items: text.receive_cdw },
    coverage(text, [[text.cover_car, values.term('max_amount'), period]]),
    ...ending(letter, text, values),
  ]
}

/** The Mexico certificate (C-364 to C-367). */
export function assistanceSections(
  letter: Letter<'mex-certificate'>,
  text: LetterTexts,
  locale: Locale,
): LetterSection[] {
  const values = valuesIn(locale, letter)
  const { form } = letter
  const insured = [{ label: text.passport, value: form.insuredId }, ...insuredRows(form, text, values)]
  const period = fill(text.each_trip, { days: values.term('trip_days') })
  return [
    insurance(letter, text, values),
    cardholder(letter, text, values, insured),
    tripFacts(form, text, values),
    { id: 'receive', title: text.receive_title, kind: 'list', items: text.receive_mex },
    coverage(text, [
      [text.cover_medical, values.term('max_amount'), period],
      [text.cover_dental, values.term('dental_amount'), period],
      [text.cover_evacuation, values.term('evacuation_amount'), period],
    ]),
    tollFree(letter, text, values),
    ...ending(letter, text, values),
  ]
}

function insurance(letter: Certificate, text: LetterTexts, values: Values): LetterSection {
  return {
    id: 'insurance',
    title: text.insurance_title,
    kind: 'facts',
    rows: [
      { label: text.company, value: companyName(letter, text) },
      { label: text.certificate_number, value: shownLetterNumber(letter.number) },
      { label: text.issued_on, value: values.day(letter.issuedOn) },
    ],
  }
}

function cardholder({ form, lastFour }: Certificate, text: LetterTexts, values: Values, more: Rows): LetterSection {
  return {
    id: 'person',
    title: text.cardholder_title,
    kind: 'facts',
    rows: [
      { label: text.card, value: maskedCard(lastFour) },
      ...nameRows(form, text, values),
      ...more,
      { label: text.phone, value: phoneDisplay(form.phoneNumber) },
      { label: text.email, value: form.email },
    ],
  }
}

function coverage(text: LetterTexts, rows: readonly (readonly string[])[]): LetterSection {
  const head = [text.coverage_what, text.coverage_maximum, text.coverage_period]
  return { id: 'coverage', title: text.coverage_title, kind: 'table', head, rows, note: null }
}

/** Free numbers by country, and what to do everywhere else (C-366, C-367). */
function tollFree({ phones }: Certificate, text: LetterTexts, values: Values): LetterSection {
  return {
    id: 'toll-free',
    title: text.toll_free_title,
    kind: 'table',
    head: [text.toll_free_country, text.toll_free_number],
    rows: phones.tollFree.map(({ country, number }) => [values.country(country), phoneDisplay(number)]),
    note: fill(text.collect_call, { phone: values.phone(phones.abroad) }),
  }
}

function ending(letter: Certificate, text: LetterTexts, values: Values): LetterSection[] {
  const call = fill(text.claim_call, { phone: values.phone(letter.phones.home) })
  const visit = fill(text.claim_visit, { address: values.address(letter.portal) })
  return [
    { id: 'disclaimers', title: text.disclaimers_title, kind: 'list', items: text.disclaimers },
    { id: 'claim', title: text.claim_title, kind: 'paragraphs', items: [call, visit] },
    unverified(letter, text, values),
  ]
}
