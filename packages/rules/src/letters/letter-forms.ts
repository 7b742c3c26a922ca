/** Who travels. All but the last are adults. */
export const relationships = ['cardholder', 'spouse', 'dependent_child'] as const

/** The travel letter form (C-274 to C-286). Countries are ISO codes of three letters, dates `yyyy-MM-dd` once they are whole. */
export type TravelLetterForm = {
  firstName: string
  lastName: string
  nationality: string
  dob: string
  cardholderRelationship: string
  isChildDisablement: string
  isFullTimeStudent: string
  email: string
  phoneNumber: string
  origin: string
  destination: string
  departureDate: string
  returnDate: string
}

/** The CDW-style certificate form (C-369 to C-373). */
export type RentalForm = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  rentalCountry: string
}

/** The MasterAssist or Mexico certificate form. The field labelled passport is `insuredId` (C-377 to C-383, C-X44). */
export type AssistanceForm = Omit<TravelLetterForm, 'isChildDisablement' | 'isFullTimeStudent'> & { insuredId: string }

/** The form of each kind of letter. */
export type LetterForms = {
  'cdw-certificate': RentalForm
  'mex-certificate': AssistanceForm
  'ap-certificate': TravelLetterForm
}

const person = { firstName: '', lastName: '', email: '', phoneNumber: '' }
const trip = { origin: '', destination: '', departureDate: '', returnDate: '' }
const insured = { nationality: '', dob: '', cardholderRelationship: '' }

export const emptyLetterForms: LetterForms = {
  'cdw-certificate': { ...person, rentalCountry: '' },
  'mex-certificate': { ...person, ...trip, ...insured, insuredId: '' },
  'ap-certificate': { ...person, ...trip, ...insured, isChildDisablement: '', isFullTimeStudent: '' },
}

/** A disabled child is not asked about studies, so a change to yes clears that answer (C-316). */
export function withDisablement(form: TravelLetterForm, isChildDisablement: string): TravelLetterForm {
  return { ...form, isChildDisablement, ...(isChildDisablement === 'yes' && { isFullTimeStudent: '' }) }
}

/** Only a dependent child is asked about disability and studies, so another relationship clears both answers. */
export function withRelationship(form: TravelLetterForm, cardholderRelationship: string): TravelLetterForm {
  const isChild = cardholderRelationship === 'dependent_child'
  return { ...form, cardholderRelationship, ...(!isChild && { isChildDisablement: '', isFullTimeStudent: '' }) }
}
