import { CANCEL_COMMENTS, CANCEL_REASON } from '@amparo/contract/policy-changes'
import { QUOTE_DOCUMENT_PATH } from '@amparo/contract/quotes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { policyDocumentTypes } from './pdf/policy-documents.ts'
import { startTestApi, type TestApi } from './testing/api.ts'
import { contractEndpoints } from './testing/contract-endpoints.ts'
import { address, payment, request, update } from './testing/policies/buy.ts'
import { HOUR, userCalls } from './testing/users.ts'

const ROOT = '/api/v2/marketplace'
const home = { ...address, postal_code: '43215' }

/** A valid body for each call that changes something, in an order in which all of them succeed for the owner. */
const bodies: Record<string, object> = {
  'PUT /quote/:id/': { ...update, effective_date: '2026-11-20' },
  'POST /quote/:id/purchase/': payment(),
  'PATCH /policies/:id/': { address: { ...home, line_1_address: '9 Mill Road' } },
  'POST /policies/:id/cancel/': { reason: CANCEL_REASON, comments: CANCEL_COMMENTS },
}
/** Read from the contract, so that nobody forgets to test a new call with the id of a quote or policy. */
const calls = (await contractEndpoints())
  .filter(({ audience, path }) => audience === 'browser' && path.startsWith(ROOT) && path.includes('/:'))
  .map(({ method, path }) => `${method} ${path.replace(ROOT, '')}`)
const documents = policyDocumentTypes.map(
  (type) => `GET ${QUOTE_DOCUMENT_PATH.replace(ROOT, '').replace(':documentType', type)}`,
)
const table = [...calls, ...documents]

let api: TestApi
let ids: { quote: string; policy: string }
let sessions: Record<
  'owner' | 'other' | 'guest' | 'same address' | 'logged out' | 'expired' | 'nonsense',
  string | null
>
let caller = 0

/** Every request comes from a different client address, so that no rate limit applies. */
async function send(line: string, bearer: string | null, id: string, payload = bodies[line]) {
  const [method = 'GET', path = ''] = line.split(' ')
  const answer = await api.app.inject({
    method: method as 'GET',
    url: ROOT + path.replace(':id', encodeURIComponent(id)),
    ...(bearer !== null && { headers: { authorization: `Bearer ${bearer}` } }),
    ...(payload && { payload }),
    remoteAddress: `10.2.${++caller >> 8}.${caller & 255}`,
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : null }
}
const idOf = (line: string) => (line.includes('/quote/') && !line.includes('/documents/') ? ids.quote : ids.policy)

beforeAll(async () => {
  api = await startTestApi()
  const { signIn, guest, logOut } = userCalls(api)
  const { email } = request
  const expired = await signIn(email)
  api.clock.time += 25 * HOUR
  const [owner, ended] = [await signIn(email), await signIn(email)]
  await logOut(ended)
  sessions = {
    owner,
    other: await signIn('other@mail.example'),
    guest: await guest('guest@mail.example'),
    'same address': await guest(email),
    'logged out': ended,
    expired,
    nonsense: "' OR 1=1 --",
  }
  const create = async () => {
    const answer = await send('POST /quote/', owner, '', { ...request, address: home })
    return answer.body.id as string
  }
  ids = { quote: await create(), policy: await create() }
  expect((await send('POST /quote/:id/purchase/', owner, ids.policy)).status).toBe(200)
  // Once the purchase's job has sent its mail, nothing changes by itself any more.
  const isMailed = async () =>
    expect(await api.database.query('SELECT id FROM purchases WHERE mailed_at IS NOT NULL')).toHaveLength(1)
  await vi.waitFor(isMailed, { timeout: 60_000, interval: 100 })
})
afterAll(() => api.stop())

/** The contents of all tables that any of the calls could change. */
async function stored() {
  const tables = ['policies', 'policy_versions', 'policy_history', 'ledger_entries', 'purchases', 'charges']
  const all = [...tables, 'refunds', 'billing_details', 'simulated_charges', 'simulated_refunds']
  return Promise.all(all.map((name) => api.database.query(`SELECT row::text FROM ${name} AS row ORDER BY 1`)))
}

it('has a body for exactly those calls that take one', async () => {
  const taking = (await contractEndpoints())
    .filter(({ body, path }) => body && path.startsWith(ROOT) && path.includes('/:'))
    .map(({ method, path }) => `${method} ${path.replace(ROOT, '')}`)
  expect(taking.toSorted()).toEqual(Object.keys(bodies).toSorted())
  expect(calls.length).toBeGreaterThanOrEqual(9)
})

describe.each(table)('%s', (line) => {
  const refusedFor = async (session: keyof typeof sessions) => {
    const before = await stored()
    const { status, body } = await send(line, sessions[session], idOf(line))
    expect(await stored()).toEqual(before)
    return [status, body.error_code]
  }

  it.each(['other', 'guest', 'same address'] as const)(
    'is not found for another person, a guest, or a guest who typed the owner’s address: %s [M-X49]',
    async (session) => {
      expect(await refusedFor(session)).toEqual([404, 'not_found'])
    },
  )

  it('gives the same answer for a policy that does not exist', async () => {
    const theirs = await send(line, sessions.other, idOf(line))
    const nobodys = await send(line, sessions.other, crypto.randomUUID())
    const { request_id: _, ...body } = nobodys.body
    expect(theirs).toMatchObject({ status: nobodys.status, body })
  })

  it.each(['logged out', 'expired', 'nonsense'] as const)('is refused with a session that is %s', async (session) => {
    expect(await refusedFor(session)).toEqual([401, 'unauthorized'])
  })

  it('is refused without a session [M-287]', async () => {
    const before = await stored()
    const { status, body } = await send(line, null, idOf(line))
    expect([status, body.error_code]).toEqual([401, 'unauthorized'])
    expect(await stored()).toEqual(before)
  })

  it('is refused with a forged id', async () => {
    const before = await stored()
    for (const forged of ['1', 'null', '../policies', `${crypto.randomUUID()}'`, '\u0000'])
      expect([400, 404]).toContain((await send(line, sessions.owner, forged)).status)
    expect(await stored()).toEqual(before)
  })
})

it('succeeds for the owner (tested last, because some calls change the policy)', async () => {
  const reading = table.filter((line) => !(line in bodies))
  for (const line of [...reading, ...Object.keys(bodies)]) {
    const { status } = await send(line, sessions.owner, idOf(line))
    expect([line, status]).toEqual([line, 200])
  }
})
