import type { IsoDate } from '../dates/iso-date.ts'
import { isLetterDay } from './letter-day.ts'
import { emptyLetterForms, type LetterForms } from './letter-forms.ts'
import type { LetterKind } from './letter-kinds.ts'

type SentPerson = { first_name: string; last_name: string; email: string; phone_number: string }
type SentTrip = SentPerson & {
  origin: string
  destination: string
  departure_date: IsoDate
  return_date?: IsoDate | undefined
  nationality: string
  date_of_birth: IsoDate
  relationship: string
}

/** What is sent of each form (C-332 to C-346). Countries and relationship are codes; what was not answered is left out. */
export type SentForms = {
  'cdw-certificate': SentPerson & { rental_country: string }
  'mex-certificate': SentTrip & { insured_id: string }
  'ap-certificate': SentTrip & {
    child_disablement?: boolean | undefined
    full_time_student?: boolean | undefined
  }
}

/** Names on the wire that are not the field's own in snake case. */
const wireNames: Record<string, string> = {
  dob: 'date_of_birth',
  cardholderRelationship: 'relationship',
  isChildDisablement: 'child_disablement',
  isFullTimeStudent: 'full_time_student',
}
export const wireName = (field: string) =>
  wireNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const isYesOrNo = (field: string) => field === 'isChildDisablement' || field === 'isFullTimeStudent'

/** A form without problems as it is sent. A return date that is not whole is left out (C-X76). */
export function letterPayload<K extends LetterKind>(kind: K, form: LetterForms[K]): SentForms[K] {
  const answers = Object.keys(emptyLetterForms[kind]).map((field) => [field, answerIn(form, field)] as const)
  const given = answers.filter(([field, text]) => (field === 'returnDate' ? isLetterDay(text) : text !== ''))
  const sent = given.map(([field, text]) => [wireName(field), isYesOrNo(field) ? text === 'yes' : text])
  return Object.fromEntries(sent) as SentForms[K]
}

function answerIn(form: object, field: string): string {
  return tidyText(String((form as Record<string, unknown>)[field] ?? ''))
}

/** As it is printed and sent: composed letters, single blanks. */
function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** The form that something sent was made from. */
export function formOfPayload<K extends LetterKind>(kind: K, sent: SentForms[K]): LetterForms[K] {
  const values = sent as Readonly<Record<string, string | boolean | undefined>>
  const answers = Object.keys(emptyLetterForms[kind]).map((field) => [field, formValue(values[wireName(field)])])
  return Object.fromEntries(answers) as LetterForms[K]
}

function formValue(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return tidyText(value ?? '')
}
