import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { operatorNamed } from '../testing/operator.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

let api: TestApi
let numbers: string[]
beforeAll(async () => {
  api = await startTestApi()
  headers = await operatorNamed(api, author)
  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    api.clock.time += 1_000
    await api.areas.submission.registerClaim(receivedClaim(name, { benefit_code: place === 2 ? 'PUR' : 'CDW' }))
  }
  numbers = (await list()).claims.map((claim: { claim_number: string }) => claim.claim_number)
})
afterAll(() => api.stop())

let headers: { authorization: string }
const root = '/api/management/v1/claims/'
const list = async (query: Record<string, string> = {}) => (await api.app.inject({ url: root, query, headers })).json()
const show = async (number = '') => (await api.app.inject({ url: `${root}${number}/`, headers })).json()
const send = async (method: 'PUT' | 'POST', path: string, payload: object) =>
  (await api.app.inject({ method, url: root + path, payload, headers })).json()
const author = 'rosa'

it('is for operators only', async () => {
  for (const url of [root, `${root}${numbers[0]}/`])
    expect((await api.app.inject({ url })).json().error_code).toBe('unauthorized')
  const payload = { status: 'paid' }
  const answer = await api.app.inject({ method: 'PUT', url: `${root}${numbers[0]}/status/`, payload })
  expect(answer.json().error_code).toBe('unauthorized')
})

describe('the list', () => {
  it('is newest first, page by page', async () => {
    const first = await list({ limit: '2' })
    const second = await list({ limit: '2', after: first.next })
    expect([...first.claims, ...second.claims].map(({ claim_number }) => claim_number)).toEqual(numbers)
    expect(first.claims[0].received_at > first.claims[1].received_at).toBe(true)
    expect(second.next).toBeNull()
  })

  it('is filtered', async () => {
    expect((await list({ benefit_code: 'PUR' })).claims.map(({ claim_number }: never) => claim_number)).toEqual([
      numbers[0],
    ])
    expect((await list({ country: 'BRA' })).claims).toEqual([])
    expect((await list({ status: 'denied' })).claims).toEqual([])
  })

  it.each([{ limit: '0' }, { limit: '101' }, { status: 'perhaps' }, { after: '1' }])('refuses %o', async (query) => {
    expect((await list(query as never)).error_code).toBe('invalid_request')
  })
})

describe('a claim', () => {
  it('changes its status, with date and author of each change, who is the owner of the key', async () => {
    const [number] = numbers
    await send('PUT', `${number}/status/`, { status: 'in_review' })
    api.clock.time += 1_000
    const claim = await send('PUT', `${number}/status/`, { status: 'approved', author: 'ines', note: 'All there.' })
    expect(claim.status).toBe('approved')
    expect(claim.events).toMatchObject([
      { kind: 'status', status: 'open', author: 'system', note: null },
      { kind: 'status', status: 'in_review', author, note: null },
      { kind: 'status', status: 'approved', author, note: 'All there.', happened_at: api.clock.now().toISOString() },
    ])
    expect(await show(number)).toEqual(claim)
  })

  it('can be asked for a document, once while that is open, and receives it', async () => {
    const number = numbers[1]
    const asked = await send('POST', `${number}/documents/`, { document_id: 'DOC017' })
    expect(asked.documents).toMatchObject([{ document_id: 'DOC017', received_at: null }])
    const again = await send('POST', `${number}/documents/`, { document_id: 'DOC017' })
    expect(again.error_code).toBe('already_requested')

    const came = await send('POST', `${number}/documents/DOC017/receive/`, { note: 'By post.' })
    expect(came.documents).toMatchObject([{ document_id: 'DOC017', received_at: api.clock.now().toISOString() }])
    expect(came.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'status',
      'document_requested',
      'document_received',
    ])
    expect((await send('POST', `${number}/documents/DOC017/receive/`, {})).error_code).toBe('not_requested')
  })

  it('that does not exist is unknown to every call', async () => {
    expect((await show('ZZZZZZZZZ')).error_code).toBe('unknown_claim')
    const answers = [
      await send('PUT', 'ZZZZZZZZZ/status/', { status: 'paid' }),
      await send('POST', 'ZZZZZZZZZ/documents/', { document_id: 'DOC017' }),
      await send('POST', 'ZZZZZZZZZ/documents/DOC017/receive/', {}),
    ]
    for (const { error_code } of answers) expect(error_code).toBe('unknown_claim')
  })
})
