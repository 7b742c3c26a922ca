import type { ContentOf } from '@amparo/content/slugs'
import type { AssistanceForm, RentalForm, TravelLetterForm } from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { type Locale, localeFacts } from '@amparo/rules/locale/locale-facts'

export type LetterField = keyof TravelLetterForm | keyof RentalForm | keyof AssistanceForm
export type LetterWords = ContentOf<'letter-forms'>
type Section = { title: 'trip_title' | 'person_title'; fields: readonly LetterField[] }

const names = ['firstName', 'lastName'] as const
const contact = ['email', 'phoneNumber'] as const
const trip: Section = { title: 'trip_title', fields: ['origin', 'destination', 'departureDate', 'returnDate'] }

/** The fields of each form, in the order in which they are asked for (C-274 to C-286, C-369 to C-373, C-377 to C-383). */
const letterSections: Record<LetterKind, readonly Section[]> = {
  'cdw-certificate': [{ title: 'person_title', fields: [...names, ...contact, 'rentalCountry'] }],
  'mex-certificate': [
    trip,
    {
      title: 'person_title',
      fields: [...names, 'nationality', 'insuredId', 'dob', 'cardholderRelationship', ...contact],
    },
  ],
  'ap-certificate': [
    trip,
    {
      title: 'person_title',
      fields: [
        ...names,
        'nationality',
        'dob',
        'cardholderRelationship',
        'isChildDisablement',
        'isFullTimeStudent',
        ...contact,
      ],
    },
  ],
}

/** Where the family name comes first, it is asked for first. */
export function sectionsFor(kind: LetterKind, locale: Locale): readonly Section[] {
  if (!localeFacts[locale].familyNameFirst) return letterSections[kind]
  const others = (fields: Section['fields']) => fields.filter((field) => field !== 'firstName' && field !== 'lastName')
  return letterSections[kind].map((section) =>
    section.title === 'person_title'
      ? { ...section, fields: ['lastName', 'firstName', ...others(section.fields)] }
      : section,
  )
}

export function fieldLabel(field: LetterField, text: LetterWords): string {
  const labels: Record<LetterField, string> = {
    firstName: text.first_name,
    lastName: text.last_name,
    nationality: text.nationality,
    insuredId: text.passport,
    dob: text.date_of_birth,
    cardholderRelationship: text.relationship,
    isChildDisablement: text.disabled,
    isFullTimeStudent: text.student,
    email: text.email,
    phoneNumber: text.phone,
    origin: text.origin,
    destination: text.destination,
    rentalCountry: text.rental_country,
    departureDate: text.departure,
    returnDate: text.return,
  }
  return labels[field]
}
