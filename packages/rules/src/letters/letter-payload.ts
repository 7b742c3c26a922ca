import type { IsoDate } from '../dates/iso-date.ts'
import { isLetterDay, type LetterChecks } from './field-checks.ts'
import { emptyLetterForms, type TravelLetterForm } from './letter-forms.ts'
import { travelLetterProblems } from './letter-problems.ts'

/** The traveller and the trip, as they are sent (C-332 to C-346). Countries and relationship are codes. */
export type SentTraveller = {
  child_disablement?: boolean | undefined
  date_of_birth: IsoDate
  departure_date: IsoDate
  destination: string
  email: string
  first_name: string
  full_time_student?: boolean | undefined
  last_name: string
  nationality: string
  origin: string
  phone_number: string
  relationship: string
  return_date?: IsoDate | undefined
}
/** The card and the letter (C-329 to C-331, C-339, C-340, C-347). */
export type SentCard = {
  card_issuer: string
  card_number: string
  card_type: string
  ica_country: string
  issuance_date: IsoDate
  ticket: string
}

const answered = (text: string) => (text ? text === 'yes' : undefined)

/** A travel letter as it is sent. A return date that is not whole is left out (C-X76), as are answers that were not asked for. */
export function travellerPayload(form: TravelLetterForm): SentTraveller {
  const isDisabled = answered(form.isChildDisablement)
  const isStudent = answered(form.isFullTimeStudent)
  return {
    ...(isDisabled !== undefined && { child_disablement: isDisabled }),
    date_of_birth: form.dob,
    departure_date: form.departureDate,
    destination: form.destination,
    email: form.email.trim(),
    first_name: tidyName(form.firstName),
    ...(isStudent !== undefined && { full_time_student: isStudent }),
    last_name: tidyName(form.lastName),
    nationality: form.nationality,
    origin: form.origin,
    phone_number: form.phoneNumber,
    relationship: form.cardholderRelationship,
    ...(isLetterDay(form.returnDate) && { return_date: form.returnDate }),
  }
}

/** A name as it is printed and sent: composed letters, single blanks. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

const yesOrNo = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no')

function formOf(sent: SentTraveller): TravelLetterForm {
  return {
    ...emptyLetterForms['ap-certificate'],
    isChildDisablement: yesOrNo(sent.child_disablement),
    dob: sent.date_of_birth,
    departureDate: sent.departure_date,
    destination: sent.destination,
    email: sent.email,
    firstName: sent.first_name,
    isFullTimeStudent: yesOrNo(sent.full_time_student),
    lastName: sent.last_name,
    nationality: sent.nationality,
    origin: sent.origin,
    phoneNumber: sent.phone_number,
    cardholderRelationship: sent.relationship,
    returnDate: sent.return_date ?? '',
  }
}

const wireNames: Partial<Record<keyof TravelLetterForm, keyof SentTraveller>> = {
  dob: 'date_of_birth',
  cardholderRelationship: 'relationship',
  isChildDisablement: 'child_disablement',
  isFullTimeStudent: 'full_time_student',
}
const wireName = (field: string) =>
  wireNames[field as keyof TravelLetterForm] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What is wrong with a letter that was sent, by the rules of its form. */
export function payloadProblems(sent: SentTraveller, checks: LetterChecks): { path: string; code: string }[] {
  const problems = Object.entries(travelLetterProblems(formOf(sent), checks))
  return problems.map(([field, { code }]) => ({ path: wireName(field), code }))
}
