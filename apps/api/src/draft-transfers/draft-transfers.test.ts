import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

const MINUTE = 60_000
const PATH = '/api/cardholder/v1/claims/transfers/'
const [OWN, OTHER] = ['9840 0210 6446 4051', '9076 0310 1442 7244']
const content = 'ZW5jcnlwdGVk'

let api: TestApi
let pan_token: string
let other_token: string
let addresses = 0
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.database.query('TRUNCATE draft_transfers')
  pan_token = api.vault.tokenFor(OWN)
  other_token = api.vault.tokenFor(OTHER)
})

const post = async (path: string, payload: object) => {
  const remoteAddress = `10.9.${(addresses >> 8) & 255}.${addresses++ & 255}`
  const answer = await api.app.inject({ method: 'POST', url: PATH + path, payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}
const start = (draft_id: string, more: object = {}) => post('', { pan_token, draft_id, content, ...more })
const started = async (draft_id: string = crypto.randomUUID()) => {
  const { status, body } = await start(draft_id)
  expect(status).toBe(200)
  return { draft_id, code: body.code as string }
}
const pickUp = (code: string, more: object = {}) =>
  post('pick_up/', { pan_token, code, pick_up_id: crypto.randomUUID(), ...more })
const passTime = (ms: number) => {
  api.clock.time += ms
}
const stateOf = async (draft_id: string) => (await post('states/', { pan_token, draft_ids: [draft_id] })).body[0]

describe('a transfer', () => {
  it('hands the draft over to the same card, and tells the first device when', async () => {
    const { draft_id, code } = await started()
    expect(await stateOf(draft_id)).toEqual({ draft_id, picked_up_at: null, sent_at: null, claim_number: null })
    expect(await pickUp(code)).toEqual({ status: 200, body: { draft_id, content } })
    expect((await stateOf(draft_id)).picked_up_at).toBe(api.clock.now().toISOString())
  })

  it('is picked up once in 50 parallel tries', { tags: ['race'] }, async () => {
    const { code } = await started()
    const tries = await Promise.all(Array.from({ length: 50 }, () => pickUp(code)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.error_code === 'transfer_not_found')).toHaveLength(49)
  })

  it('is handed over again to the device that lost the answer', async () => {
    const { code } = await started()
    const pick_up_id = crypto.randomUUID()
    const first = await pickUp(code, { pick_up_id })
    expect(await pickUp(code, { pick_up_id })).toEqual(first)
  })

  it('gives another card nothing, and is not used up by it', async () => {
    const { code } = await started()
    expect((await pickUp(code, { pan_token: other_token })).body.error_code).toBe('transfer_of_another_card')
    expect((await pickUp(code)).status).toBe(200)
  })

  it('stores no code, and no content for longer than needed', async () => {
    const { draft_id, code } = await started()
    const [row] = await api.database.query<{ code_hash: string }>('SELECT * FROM draft_transfers')
    expect(JSON.stringify(row)).not.toContain(code)
    api.clock.time += 15 * MINUTE
    await api.areas.draftTransfers.deleteEnded()
    expect(await api.database.query('SELECT 1 FROM draft_transfers WHERE content IS NOT NULL')).toEqual([])
    expect(await stateOf(draft_id)).toMatchObject({ picked_up_at: null })
    api.clock.time += 8 * 24 * 60 * MINUTE
    await api.areas.draftTransfers.deleteEnded()
    expect(await api.database.query('SELECT 1 FROM draft_transfers')).toEqual([])
  })
})

describe('gives the same answer, with the same query,', () => {
  it.each<[string, (code: string, draft_id: string) => Promise<unknown>]>([
    ['a code that was used', (code) => pickUp(code)],
    ['a code that has expired', async () => passTime(15 * MINUTE)],
    ['a code that was revoked', (_, draft_id) => post('revoke/', { pan_token, draft_id })],
    ['a code that a newer one replaced', (_, draft_id) => started(draft_id)],
  ])('for %s as for an unknown one', async (_, change) => {
    const { draft_id, code } = await started()
    await change(code, draft_id)
    const query = vi.spyOn(api.database, 'query')
    const answers = []
    for (const asked of [code, '00000000']) {
      query.mockClear()
      const { status, body } = await pickUp(asked)
      const statements = query.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('draft_transfers'))
      answers.push({ status, code: body.error_code, statements })
    }
    query.mockRestore()
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 422, code: 'transfer_not_found', statements: [expect.any(String)] })
  })
})

describe('refuses', () => {
  it.each([
    ['a draft that is too large', { content: 'x'.repeat(200_001) }],
    ['content that is not encoded', { content: '{"name": "Ana"}' }],
    ['a draft id that is no UUID', { draft_id: '1' }],
    ['no content', { content: '' }],
  ])('%s', async (_, change) => {
    expect((await start(crypto.randomUUID(), change)).body.error_code).toBe('invalid_request')
  })

  it.each(['', 'revoke/', 'states/', 'pick_up/'])('a card that the vault does not know, at %s', async (path) => {
    const body = {
      draft_id: crypto.randomUUID(),
      content,
      draft_ids: [],
      code: '00000000',
      pick_up_id: crypto.randomUUID(),
    }
    const answer = await post(path, { ...body, pan_token: `pt_${'x'.repeat(43)}` })
    expect(answer.body.error_code).toBe('unable_to_verify_card')
  })

  it('more than 20 transfers of a card within an hour, even in parallel, without affecting other cards', {
    tags: ['race'],
  }, async () => {
    const tries = await Promise.all(Array.from({ length: 25 }, () => start(crypto.randomUUID())))
    expect(tries.filter(({ body }) => body.error_code === 'too_many_transfers')).toHaveLength(5)
    expect((await start(crypto.randomUUID(), { pan_token: other_token })).status).toBe(200)
    api.clock.time += 61 * MINUTE
    expect((await start(crypto.randomUUID())).status).toBe(200)
  })
})

it('shows nothing of another card’s drafts', async () => {
  const { draft_id, code } = await started()
  await pickUp(code)
  const { body } = await post('states/', { pan_token: other_token, draft_ids: [draft_id] })
  expect(body).toEqual([{ draft_id, picked_up_at: null, sent_at: null, claim_number: null }])
  await started(draft_id)
  await post('revoke/', { pan_token: other_token, draft_id })
  expect(await api.database.query('SELECT 1 FROM draft_transfers WHERE revoked_at IS NOT NULL')).toEqual([])
})
