import { entry, text } from '../schema.ts'

/** What the bank transfer form says beyond the words it shares with the claim form on paper [C-154]. */
export const transferFormFile = entry({
  intro: text(),
  bank_address: text(),
  bank_country: text(),
  swift: text(),
  iban: text(),
  currency: text(),
})
