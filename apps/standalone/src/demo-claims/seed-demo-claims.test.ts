import { startTestApi, type TestApi } from '@amparo/api/testing/api'
import { loadDemoClaims } from '@amparo/catalogue/demo/demo-claims'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listedClaims } from '../dev/listed-claims.ts'
import { seedDemoClaims } from './seed-demo-claims.ts'

const claims = loadDemoClaims()
let api: TestApi
let tokens = 0
const seed = (warnings: unknown[] = []) =>
  seedDemoClaims({
    api,
    claims,
    createToken: async (number) => {
      tokens++
      return api.vault.tokenFor(number)
    },
    log: { warn: (...words: unknown[]) => void warnings.push(words) } as never,
  })
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('inserts every demo claim once, with one call to the vault for each card', async () => {
  const warnings: unknown[] = []
  await seed(warnings)
  expect(warnings).toEqual([])
  expect(tokens).toBe(7)
  await seed()
  expect(tokens).toBe(7)
  expect(await api.database.query('SELECT id FROM claims')).toHaveLength(claims.length)
})

it('makes claims that the status check finds with the proof that /dev lists [C-245]', async () => {
  let address = 0
  for (const { claim_number, country, proof, status, language } of await listedClaims(claims, {
    catalogue: api.catalogue,
    featureFlags: api.areas.featureFlags,
  })) {
    const key = proof?.kind === 'surname' ? 'sur_name' : 'postal_code'
    const payload = { claim_number, country, language_code: language, ...(proof && { [key]: proof.value }) }
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/cardholder/v1/claims/status_check/',
      payload,
      remoteAddress: `10.2.0.${address++}`,
    })
    expect(answer.json(), claim_number).toMatchObject({ claim_number, status })
    const current = answer.json().statuses.find(({ step }: { step: string }) => step === 'current')
    expect(current.status, claim_number).toBe(status)
  }
})

it.each([
  ['USAOPEN', { DOC006: 'sent', DOC002: 'needed' }],
  ['USAREVIEW', { DOC002: 'sent', DOC010: 'received', DOC011: 'sent' }],
  ['USAYES', { DOC009: 'received', DOC035: 'received' }],
  ['USAWAIT', { DOC003: 'sent', DOC004: 'needed', DOC006: 'received', DOC002: 'sent' }],
  ['BRAPAY', { DOC134: 'needed' }],
  ['BRAPAID', { DOC010: 'received' }],
  ['BRAREVIEW', {}],
])('shows the documents of %s', async (claim_number, states) => {
  const [row] = await api.database.query<{ id: string }>('SELECT id FROM claims WHERE claim_number = $1', [
    claim_number,
  ])
  const answer = await api.areas.claimStatus.answer(row?.id ?? '', { locale: 'en_US', cardId: null })
  const listed = [...answer.document_list, ...answer.addendum_documents]
  expect(Object.fromEntries(listed.map(({ document_id, state }) => [document_id, state]))).toMatchObject(states)
  // Only BRAPAY waits for payment details.
  expect(listed.some(({ document_id }) => document_id === 'DOC134')).toBe(claim_number === 'BRAPAY')
})

it('contains only answers that the claim form accepts', () => {
  for (const { country, benefit_code, language_code: locale, cardholder_details } of claims) {
    const form = api.areas.claimForms.forms({ benefit_code, country, locale, today: '2026-11-15' })
    const page = form?.pages.find(({ page_key }) => page_key === 'cardholder_details') ?? expect.fail()
    const context = { today: '2026-11-15', locale, country, application: {}, phone: phoneCheck }
    expect(pageProblems(page, cardholder_details, context)).toEqual([])
  }
})

it('does not stop the product if it fails, but logs the failure', async () => {
  const warnings: unknown[] = []
  const failing = seedDemoClaims({
    api,
    claims: [{ ...claims[0], claim_number: 'USANEW' } as never],
    createToken: async () => {
      throw new Error('no vault')
    },
    log: { warn: (...words: unknown[]) => void warnings.push(words) } as never,
  })
  await expect(failing).resolves.toBeUndefined()
  expect(warnings).toHaveLength(1)
})
