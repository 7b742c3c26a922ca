import { entry, list, text } from '../schema.ts'

export const printedFormsSlugs = {
  /** The claim form to print, for countries whose claims do not start in the portal (P-250). */
  'claim-form-file': entry({
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
  }),
  /** The bank transfer form, for texts that it does not share with the printed claim form (C-154). */
  'transfer-form-file': entry({
    intro: text(),
    bank_address: text(),
    bank_country: text(),
    swift: text(),
    iban: text(),
    currency: text(),
  }),
}
