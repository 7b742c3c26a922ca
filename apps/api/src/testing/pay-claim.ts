import { beforeEach } from 'vitest'
import { type ClaimsTest, MINUTE, startClaimsTest } from './claims.ts'
import { type Change, paymentForm } from './payment-details.ts'
import { startForFile } from './start-for-file.ts'

/** The API that the test file has started. */
export let api: ClaimsTest
let pan_token: string
export let card_id: string
/** For the whole file: an API with a card of Brazil, and a minute before each test. */
export function serveApi() {
  startForFile(startClaimsTest, async (started) => {
    api = started
    pan_token = api.vault.tokenFor('9076 0310 1442 7244')
    card_id = (await api.areas.cards.find(pan_token))?.card_id ?? ''
  })
  beforeEach(() => {
    api.clock.time += MINUTE
  })
}

export const form = (claim_number: string, change: Change = {}) => paymentForm(claim_number, { pan_token, ...change })
/** Whose payment details are asked for. */
export const claim = (name: string) => api.register(name, { country: 'BRA', card_id, missing_documents: ['DOC134'] })
const look = async (claim_number: string) => (await api.check({ claim_number, country: 'BRA' })).json()
export const ask = (number: string) => api.operator('POST', `${number}/documents/`, { document_id: 'DOC134' })
export const listed = async (number: string) =>
  (await look(number)).document_list.map(({ document_id }: { document_id: string }) => document_id)
