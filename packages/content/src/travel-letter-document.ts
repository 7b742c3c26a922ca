import { isLetterDay } from '@amparo/rules/letters/letter-day'
import { shownLetterNumber } from '@amparo/rules/letters/letter-number'
import { lastValidDay } from '@amparo/rules/letters/letter-validity'
import { verificationLink } from '@amparo/rules/letters/verification-code'
import type { Locale } from '@amparo/rules/locale/locales'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import { groupReadableCode } from '@amparo/rules/text/readable-code'
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

type TravelLetter = Letter<'ap-certificate'>

/** The Asia-Pacific travel letter (C-391 to C-398). */
export function travelLetterSections(letter: TravelLetter, text: LetterTexts, locale: Locale): LetterSection[] {
  const values = valuesIn(locale, letter)
  return [
    ticket(letter, text, values),
    insured(letter, text, values),
    tripFacts(letter.form, text, values),
    benefits(text, values),
    { id: 'disclaimer', title: text.disclaimers_title, kind: 'paragraphs', items: [text.ap_disclaimer] },
    emergency(letter, text),
    letter.code ? verification({ ...letter, code: letter.code }, text, values) : unverified(letter, text, values),
  ]
}

function ticket(letter: TravelLetter, text: LetterTexts, values: Values): LetterSection {
  const { departureDate, returnDate } = letter.form
  const last = lastValidDay({
    departure_date: departureDate,
    return_date: isLetterDay(returnDate) ? returnDate : null,
  })
  return {
    id: 'ticket',
    title: text.insurance_title,
    kind: 'facts',
    rows: [
      { label: text.ticket, value: shownLetterNumber(letter.number) },
      { label: text.company, value: companyName(letter, text) },
      { label: text.issued_on, value: values.day(letter.issuedOn) },
      { label: text.valid_until, value: values.day(last) },
    ],
  }
}

function insured({ form, lastFour }: TravelLetter, text: LetterTexts, values: Values): LetterSection {
  return {
    id: 'person',
    title: text.insured_title,
    kind: 'facts',
    rows: [
      ...nameRows(form, text, values),
      ...insuredRows(form, text, values),
      { label: text.card, value: maskedCard(lastFour) },
      { label: text.phone, value: phoneDisplay(form.phoneNumber) },
      { label: text.email, value: form.email },
    ],
  }
}

/** The summary of benefits with its currency reference (C-395, C-396). */
function benefits(text: LetterTexts, values: Values): LetterSection {
  const period = fill(text.each_trip, { days: values.term('trip_days') })
  const delay = fill(text.cover_delay, { wait_hours: values.term('wait_hours') })
  return {
    id: 'benefits',
    title: text.benefits_title,
    kind: 'table',
    head: [text.coverage_what, text.coverage_maximum, text.coverage_period],
    rows: [
      [text.cover_medical, values.term('medical_amount'), period],
      [text.cover_baggage, values.term('baggage_amount'), period],
      [delay, values.term('delay_amount'), period],
      [text.cover_all, values.term('max_amount'), period],
    ],
    note: fill(text.currency, { currency: values.currency }),
  }
}

/** The numbers to call inside and outside the USA (C-397). */
function emergency({ phones }: TravelLetter, text: LetterTexts): LetterSection {
  return {
    id: 'emergency',
    title: text.emergency_title,
    kind: 'phones',
    cards: [
      { title: text.inside_usa, text: text.inside_usa_text, number: phoneDisplay(phones.insideUsa) },
      { title: text.outside_usa, text: text.outside_usa_text, number: phoneDisplay(phones.abroad) },
    ],
  }
}

function verification(letter: TravelLetter & { code: string }, text: LetterTexts, values: Values): LetterSection {
  const { portal, code } = letter
  return {
    id: 'verify',
    title: text.verify_title,
    kind: 'verify',
    text: fill(text.verify_text, { address: values.address(`${portal}${VERIFY_PATH}`) }),
    label: text.verify_code,
    code: groupReadableCode(code),
    link: verificationLink(portal, code),
  }
}
