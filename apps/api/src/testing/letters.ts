import { letterNumber } from '@amparo/rules/letters/letter-number'
import { makeVerificationCode } from '@amparo/rules/letters/verification-code'
import type { TestApi } from './api.ts'
import { bootstrap } from './operator.ts'

/** A card with the travel letter, by country. */
export const letterCards = {
  SGP: '9702 0110 7156 2861',
  AUS: '9036 0110 9750 8861',
  IND: '9356 0110 3158 8864',
  PHL: '9608 0110 2717 6860',
}

export const traveller = {
  first_name: 'Ana María',
  last_name: 'Ong',
  email: 'ana@correo.example',
  phone_number: '+6591234567',
  nationality: 'SGP',
  date_of_birth: '1990-02-28',
  relationship: 'cardholder',
  origin: 'SGP',
  destination: 'USA',
  departure_date: '2026-12-01',
  return_date: '2026-12-20',
}

export const makeCode = () => makeVerificationCode((count) => crypto.getRandomValues(new Uint8Array(count)))

let address = 0
/** Every test is somebody else, so that they do not share a rate limit. */
export const anAddress = () => `10.7.${Math.floor(++address / 250)}.${address % 250}`

let letters = 0
/** The random part of a letter's number counts up, because many letters of a test are made in the same millisecond. */
const nextRandom = () => (++letters % 1000) / 1000

/** What the browser posts for a card, but for what a test changes. */
export function letterOf(api: TestApi, card: string, change: object = {}) {
  const lastFour = card.slice(-4)
  return {
    ...traveller,
    card_issuer: 'Somebody else’s bank',
    card_number: lastFour,
    card_type: 'Another card',
    ica_country: 'FRA',
    issuance_date: '2026-11-15',
    ticket: letterNumber({ lastFour, now: api.clock.now(), random: nextRandom }),
    pan_token: api.vault.tokenFor(card),
    benefit_code: 'TIN',
    language_code: 'en_AP',
    verification_code: makeCode(),
    ...change,
  }
}

export const submit = (api: TestApi, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/travel-letter/submit-letter/',
    payload,
    remoteAddress: anAddress(),
  })

export const verify = (api: TestApi, code: string, remoteAddress = anAddress()) =>
  api.app.inject({ method: 'POST', url: '/api/letters/v1/verify', payload: { code }, remoteAddress })

const root = '/api/management/v1/letters/'
export const operatorGet = async (api: TestApi, path = '', query: Record<string, string> = {}, headers = bootstrap) =>
  (await api.app.inject({ url: root + path, query, headers })).json()
export const revoke = async (api: TestApi, ticket: string, payload: object = {}) =>
  (await api.app.inject({ method: 'POST', url: `${root}${ticket}/revoke/`, payload, headers: bootstrap })).json()
