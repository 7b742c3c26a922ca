import type { AddressValues } from './address-form.ts'

/** What was typed. The birthdate is an ISO date, or what could not be read as one. */
export type QuoteValues = AddressValues & {
  firstName: string
  lastName: string
  email: string
  birthdate: string
  gender: string
}
export type QuoteField = keyof QuoteValues

export const emptyQuote: QuoteValues = {
  firstName: '',
  lastName: '',
  email: '',
  birthdate: '',
  line1Address: '',
  line2Address: '',
  city: '',
  state: '',
  gender: '',
  postalCode: '',
}
