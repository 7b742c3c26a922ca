import { LETTER_PDF_PATH } from '@amparo/contract/letters'
import { letterNumber } from '@amparo/rules/letters/letter-number'
import type { TestApi } from './api.ts'
import { anAddress, traveller } from './letters.ts'

/** A card for each kind of letter. */
export const printedCards = {
  'ap-certificate': { card: '9702 0110 7156 2861', benefit_code: 'TIN' },
  'mex-certificate': { card: '9032 0210 6591 2056', benefit_code: 'MEX' },
  'cdw-certificate': { card: '9840 0210 6446 4051', benefit_code: 'CDW' },
}
const { first_name, last_name, email, phone_number } = traveller
const fields = {
  'ap-certificate': { ...traveller, verification_code: '7K3MP0QX2WVD' },
  'mex-certificate': { ...traveller, insured_id: 'K1234567' },
  'cdw-certificate': { first_name, last_name, email, phone_number, rental_country: 'MEX' },
}
type Kind = keyof typeof printedCards
type Change = { card?: string; origin?: string | undefined; body?: object }

/** Prints a letter as the browser asks for it, but for what a test changes. */
export function printLetter(api: TestApi, kind: Kind, change: Change = {}) {
  const { card = printedCards[kind].card, body = {} } = change
  const lastFour = card.slice(-4)
  const origin = 'origin' in change ? change.origin : 'https://portal.test'
  return api.app.inject({
    method: 'POST',
    url: LETTER_PDF_PATH,
    remoteAddress: anAddress(),
    headers: origin === undefined ? {} : { origin },
    payload: {
      kind,
      benefit_code: printedCards[kind].benefit_code,
      pan_token: api.vault.tokenFor(card),
      ticket: letterNumber({ lastFour, now: api.clock.now(), random: () => 0.5 }),
      issuance_date: '2026-11-15',
      language_code: 'en_US',
      ...fields[kind],
      ...body,
    },
  })
}
