import { afterEach, expect, it } from 'vitest'
import { travelDocumentQuery } from '../../queries/redirect-travel-document.ts'
import { refused } from '../../testing/refused.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aBenefit, anAnswer } from '../../testing/test-data.ts'
import { card, follow, issuerToken, leadsTo, openEntry } from './testing/entry.ts'
import { travelDocumentEntry } from './travel-document-entry.ts'

afterEach(resetPage)

const REDIRECT = 'https://vault.test/travel_document_redirect'
const given = { [REDIRECT]: () => ({ body: { redirect_url: 'https://documents.example/start/1' } }) }

/** Resolves when the entry leaves the portal, or navigates within it. */
async function open(address: string, entry: ReturnType<typeof openEntry>) {
  const left = Promise.withResolvers<string>()
  const response = travelDocumentEntry(entry.app, follow(address), left.resolve)
  return Promise.race([left.promise, response.then((answer) => leadsTo(answer).to)])
}

it('sends token and benefit from the address to the provider, and opens the address it returns [P-180, P-181, P-182, P-412, P-413, P-X17, P-X19]', async () => {
  const entry = openEntry({ answers: given })
  expect(await open(`/redirect?token=${issuerToken}&benefit_id=TIR`, entry)).toBe('https://documents.example/start/1')
  expect(entry.bodies('/travel_document_redirect')).toEqual([
    { benefit_code: 'TIR', token: issuerToken, is_prepaid_card: false },
  ])
  expect(entry.asked.filter(({ path }) => path.includes('travel_document_redirect'))).toHaveLength(1)
  expect(location.search).toBe('')
})

it('sends the code of the card’s benefit with that id, and whether the card is prepaid [P-181, P-412, P-X17]', async () => {
  const body = anAnswer({
    is_prepaid_card: true,
    benefits: [aBenefit({ benefit_code: 'TIR', benefit_id: '29990' })],
  })
  const entry = openEntry({ answers: { ...given, '/api/cardholder/v1/benefits/': () => ({ body }) } })
  entry.app.session.begin(card)
  await open(`/redirect?token=${issuerToken}&benefit_id=29990`, entry)
  expect(entry.bodies('/travel_document_redirect')).toEqual([
    { benefit_code: 'TIR', token: issuerToken, is_prepaid_card: true },
  ])
})

it('creates a token for the session’s card if the address has none [P-411, P-X18]', async () => {
  const entry = openEntry({
    answers: { ...given, 'https://vault.test/travel_document_token': () => ({ body: { token: 'td_1' } }) },
  })
  entry.app.session.begin(card)
  expect(await open('/redirect?benefit_id=CDW', entry)).toBe('https://documents.example/start/1')
  expect(entry.bodies('/travel_document_token')).toEqual([{ pan_token: card.panToken }])
  expect(entry.bodies('/travel_document_redirect')).toMatchObject([{ token: 'td_1' }])
})

it('makes no call without any token [P-414]', async () => {
  const entry = openEntry({ answers: given })
  expect(await open('/redirect?benefit_id=TIR', entry)).toBe('/bra/pt_BR')
  expect(entry.bodies('/travel_document_redirect')).toEqual([])
  expect(entry.reported()).toEqual(['TRAVEL_DOCUMENT_REDIRECT_API_ERROR'])
})

it.each([
  ['refuses', () => refused('used_token')],
  ['has no provider', () => refused('no_provider')],
  ['names an address without https', () => ({ body: { redirect_url: 'http://documents.example/' } })],
  ['names a script', () => ({ body: { redirect_url: 'javascript:alert(1)' } })],
  ['is down', () => Promise.reject(new TypeError())],
])('goes to /bra/pt_BR when the vault %s, and reports it [P-183, P-453]', async (_, answer) => {
  const entry = openEntry({ answers: { [REDIRECT]: answer } })
  expect(await open(`/redirect?token=${issuerToken}&benefit_id=TIR`, entry)).toBe('/bra/pt_BR')
  expect(entry.reported()).toEqual(['TRAVEL_DOCUMENT_REDIRECT_API_ERROR'])
})

it('goes to /bra/pt_BR if no token can be created for the card [P-183, P-411]', async () => {
  const entry = openEntry({ answers: { 'https://vault.test/travel_document_token': () => refused('unknown_token') } })
  entry.app.session.begin(card)
  expect(await open('/redirect?benefit_id=TIR', entry)).toBe('/bra/pt_BR')
  expect(entry.reported()).toEqual(['TRAVEL_DOCUMENT_REDIRECT_API_ERROR'])
})

it('is cached by benefit, token and prepaid flag, and only loaded with a token [P-414, P-415, P-X19]', () => {
  const { app } = openEntry()
  const query = (token: string | null) =>
    travelDocumentQuery(app.platform, { benefitCode: 'TIR', token, isPrepaidCard: true })
  expect(query('t').queryKey).toEqual(['travel-document-redirect', 'TIR', 't', true])
  expect(query('t').enabled).toBe(true)
  expect(query(null).enabled).toBe(false)
})
