import type { Route } from '@amparo/service/app/implement'

/** How often one address may make calls in a minute. Routes with the same limit share one count. */
export const callsAMinute = {
  // Anyone may report an error, and each report leaves a line in the log.
  error_reports: 60,
  // Each reserves room in the object store and leaves a row; a claim has at most 100 documents.
  file_signing: 120,
  // Each costs a message, or is a guess at a code.
  phone_codes: 20,
  // Each is a guess at a claim, or leaves rows. Wrong guesses are also counted in the database, across replicas.
  claim_guesses: 60,
  // Each checks a whole claim and may store it. What a card sends is also counted in the database, across replicas.
  claim_submits: 60,
  // Each reads all answers of a claim. A person saves a page every few seconds at most; an office shares an address.
  claim_checks: 300,
  // Each is a guess at a proof of 128 bits, or changes one row.
  mail_choices: 30,
  // Each leaves a row.
  letters: 30,
  // Each is a guess at a code of 60 random bits.
  letter_codes: 30,
  // Each keeps an encrypted draft for a while, or is a guess at a code of 40 random bits that also needs the card.
  transfers: 30,
  // A page that shows a transfer asks every few seconds; nobody learns of other cards.
  transfer_states: 120,
  // Each leaves rows and asks the maps service.
  quotes: 60,
  // Each leaves a version of the quote that is kept. A page sends one for every change of a choice.
  quote_updates: 300,
  // Each may ask the payment processor; somebody with many stolen cards would try them here.
  purchases: 20,
  // A new card may be charged, as in a purchase.
  policy_changes: 20,
  // Each call adds a row or guesses a token of 256 random bits.
  sign_in: 60,
  // Each costs a mail. Those to one mailbox are also counted in the database, across replicas.
  sign_in_links: 20,
  // Each call adds a row or guesses a token of 256 random bits.
  claim_tokens: 60,
  // Several for each address that somebody types; with a maps service each costs money.
  addresses: 120,
} as const

/** How often one card, policy or quote may, from however many addresses. Areas count with `createKeyLimit`. */
export const callsAMinuteOfOne = {
  // Those that store no new claim: the same again after an answer that got lost, or with answers missing.
  claim_submits: 60,
  claim_checks: 120,
  letters: 10,
} as const

export type RateLimit = keyof typeof callsAMinute

/** What an area offers: a call, and the limit it counts towards. */
export type ApiRoute = Route & { limit?: RateLimit }

export function limited(limit: RateLimit, routes: readonly Route[]): ApiRoute[] {
  return routes.map((route) => ({ ...route, limit }))
}
