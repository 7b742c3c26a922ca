import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsAMinute, callsAMinuteOfOne, type RateLimit } from './platform/rate-limits.ts'
import { startTestApi, type TestApi } from './testing/api.ts'
import { contractEndpoints } from './testing/contract-endpoints.ts'

/** The limit of a call by address, or why it needs none; then what else counts, by what only the handler knows. */
type Decision = [limit: RateLimit, also?: string] | { none: string }

const memory = { none: 'reads what is in memory or cached for a minute' }
const row = { none: 'reads a few rows, of the owner of an unguessable id or session' }
/** A new call has to be decided about here. What the vault answers is limited there. */
const decisions: Record<string, Decision> = {
  'GET /api/cardholder/v1/claims/benefits/:code/pages/': memory,
  'GET /api/cardholder/v1/claims/benefits/:code/pages/:pageKey/questions/': memory,
  'GET /api/cardholder/v1/claims/questions/documents/': memory,
  'GET /api/cardholder/v1/claims/receipt/:id/': row,
  'GET /api/countries/v1/countries/:country/': memory,
  'GET /api/countries/v1/countries/:country/contact/': memory,
  'GET /api/feature_flags/v1/': memory,
  'GET /api/languages/v1/languages/:country/': memory,
  'GET /api/management/v1/files/:fileApprovalId': row,
  'GET /api/management/v1/long_operations/:id': row,
  'GET /api/v2/marketplace/auth/me/': row,
  'GET /api/v2/marketplace/policies/': row,
  'GET /api/v2/marketplace/policies/:id/': row,
  'GET /api/v2/marketplace/policies/:id/billing/': row,
  'GET /api/v2/marketplace/policies/:id/claims/': row,
  'GET /api/v2/marketplace/policies/:id/documents/': row,
  'GET /api/v2/marketplace/quote/:id/coverages/': row,
  'GET /api/v2/marketplace/quote/:id/details/': row,
  'GET /api/v2/marketplace/quote/:id/draft_key/': row,
  'GET /api/v2/marketplace/support/': memory,
  'GET /api/vehicles/v1/years/:year/makes/': memory,
  'GET /api/vehicles/v1/years/:year/makes/:make/models/': memory,
  'PATCH /api/v2/marketplace/policies/:id/': ['policy_changes'],
  'POST /api/cardholder/v1/benefit_validation/': memory,
  'POST /api/cardholder/v1/benefits/': memory,
  'POST /api/cardholder/v1/claims/mails/': ['mail_choices'],
  'POST /api/cardholder/v1/claims/questions/documents/': ['claim_checks'],
  'POST /api/cardholder/v1/claims/questions/submit_claim/': ['claim_submits', 'calls and claims by card or policy'],
  'POST /api/cardholder/v1/claims/questions/validate/': ['claim_checks', 'calls by card or policy'],
  'POST /api/cardholder/v1/claims/status_check/': ['claim_guesses', 'wrong checks by address and claim'],
  'POST /api/cardholder/v1/claims/upload_documents/': ['claim_guesses'],
  'POST /api/cardholder/v1/claims/transfers/': ['transfers', 'transfers by card'],
  'POST /api/cardholder/v1/claims/transfers/pick_up/': ['transfers'],
  'POST /api/cardholder/v1/claims/transfers/revoke/': ['transfer_states'],
  'POST /api/cardholder/v1/claims/transfers/states/': ['transfer_states'],
  'POST /api/cardholder/v1/draft_key/': memory,
  'POST /api/cardholder/v1/phone_verification/send/': ['phone_codes', 'codes by phone and address'],
  'POST /api/cardholder/v1/phone_verification/validate/': ['phone_codes', 'tries by code'],
  'POST /api/cardholder/v1/sign-out/': { none: 'ends a session, and does nothing without one' },
  'POST /api/errors/v1/': ['error_reports'],
  'POST /api/letters/v1/verify': ['letter_codes'],
  'POST /api/management/v1/files/sign': ['file_signing', 'files by address'],
  'POST /api/v2/marketplace/addresses/find/': ['addresses'],
  'POST /api/v2/marketplace/addresses/suggest/': ['addresses'],
  'POST /api/v2/marketplace/auth/authenticate/': ['sign_in'],
  'POST /api/v2/marketplace/auth/exchange/': ['sign_in'],
  'POST /api/v2/marketplace/auth/logout/': { none: 'ends a session, and does nothing without one' },
  'POST /api/v2/marketplace/auth/magiclink/': ['sign_in_links', 'mails by mailbox'],
  'POST /api/v2/marketplace/claim-widget/': ['claim_tokens'],
  'POST /api/v2/marketplace/policies/:id/cancel/': ['policy_changes'],
  'POST /api/v2/marketplace/policies/:id/claim-widget/': ['claim_tokens'],
  'POST /api/v2/marketplace/quote/': ['quotes'],
  'POST /api/v2/marketplace/quote/:id/purchase/': ['purchases'],
  'POST /api/v2/submit-online-payment-form/submit-form/': ['claim_guesses'],
  'POST /api/v2/travel-letter/submit-letter/': ['letters', 'calls by card'],
  'PUT /api/v2/marketplace/quote/:id/': ['quote_updates'],
}
const ofVault = /^\w+ \/(?:api\/cardholder\/v1\/token|api\/payments\/v1\/source|prefill_token|travel_document_)/
const lines = (await contractEndpoints())
  .filter(({ audience }) => audience === 'browser')
  .map(({ method, path }) => `${method} ${path}`)
  .filter((line) => !ofVault.test(line))

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('decides about every call of the contract that a page makes, and about no others', () => {
  expect(Object.keys(decisions).toSorted()).toEqual([...new Set(lines)].toSorted())
})

it.each(Object.entries(decisions))('%s counts as decided', (line, decision) => {
  const route = api.routes.find(({ endpoint: { method, path } }) => `${method} ${path}` === line)
  expect(route?.limit).toBe(Array.isArray(decision) ? decision[0] : undefined)
})

/** Requests that are refused as well: whoever sends nonsense is limited too. */
describe.each(Object.entries(callsAMinute))('%s', (limit, most) => {
  it(`lets one address make ${most} calls a minute, says when to come back, and leaves others alone`, async () => {
    const [line = ''] = Object.entries(decisions).find(([, one]) => Array.isArray(one) && one[0] === limit) ?? []
    const [method = 'POST', path = ''] = line.split(' ')
    const send = (remoteAddress: string) =>
      api.app.inject({ method: method as 'POST', url: path.replace(':id', 'x'), payload: {}, remoteAddress })
    for (let call = 0; call < most; call++) expect((await send('10.6.0.1')).statusCode).toBeLessThan(429)
    const refused = await send('10.6.0.1')
    expect([refused.statusCode, refused.json().error_code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/)
    expect((await send('10.6.0.2')).statusCode).toBeLessThan(429)
  })
})

it('allows one card no more than one address', () => {
  for (const [limit, most] of Object.entries(callsAMinuteOfOne))
    expect(most).toBeLessThanOrEqual(callsAMinute[limit as RateLimit])
})
