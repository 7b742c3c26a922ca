import { entry, list, text } from '../schema.ts'

/** The claim form on paper, for countries where no claim starts here [P-250]. */
export const claimFormFile = entry({
  title: text(['name']),
  intro: list(),
  cardholder: text(),
  full_name: text(),
  card_last4: text(),
  address: text(),
  phone: text(),
  email: text(),
  incident: text(),
  incident_date: text(),
  incident_place: text(),
  incident_what: text(),
  amount: text(),
  payment: text(),
  account_holder: text(),
  account_number: text(),
  bank_name: text(),
  documents: text(),
  declaration: text(),
  declaration_text: text(),
  signature: text(),
  date: text(),
  send_to: text(['email', 'claim_days']),
})
