import { CANCEL_COMMENTS, CANCEL_REASON } from '@amparo/contract/policy-changes'
import { QUOTE_DOCUMENT_PATH } from '@amparo/contract/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyDocumentTypes } from './pdf/policy-documents.ts'
import { startTestApi, type TestApi } from './testing/api.ts'
import { contractEndpoints } from './testing/contract-endpoints.ts'
import { address, payment, request, update } from './testing/policies/buy.ts'
import { HOUR, userCalls } from './testing/users.ts'

const ROOT = '/api/v2/marketplace'
const home = { ...address, postal_code: '43215' }

/** What the owner could send with each call that changes something, in an order in which each of them can succeed. */
const bodies: Record<string, object> = {
  'PUT /quote/:id/': { ...update, effective_date: '2026-11-20' },
  'POST /quote/:id/purchase/': payment(),
  'PATCH /policies/:id/': { address: { ...home, line_1_address: '9 Mill Road' } },
  'POST /policies/:id/cancel/': { reason: CANCEL_REASON, comments: CANCEL_COMMENTS },
}
/** From the contract, so that a new call with an id of a quote or policy cannot be forgotten. */
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

/** Each from an address of its own, so that no rate limit answers instead. */
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
})
afterAll(() => api.stop())

/** Everything that any of the calls could change. */
async function stored() {
  const tables = ['policies', 'policy_versions', 'policy_history', 'ledger_entries', 'purchases', 'charges']
  const all = [...tables, 'refunds', 'billing_details', 'simulated_charges', 'simulated_refunds']
  return Promise.all(all.map((name) => api.database.query(`SELECT row::text FROM ${name} AS row ORDER BY 1`)))
}

it('has a body for every call that takes one, and for no others', async () => {
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
    'is not there for another person, a guest and a guest who typed the address: %s [M-X49]',
    async (session) => {
      expect(await refusedFor(session)).toEqual([404, 'not_found'])
    },
  )

  it('answers the same for a policy of nobody', async () => {
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

it('answers the owner, whose calls come last because some change the policy', async () => {
  const reading = table.filter((line) => !(line in bodies))
  for (const line of [...reading, ...Object.keys(bodies)]) {
    const { status } = await send(line, sessions.owner, idOf(line))
    expect([line, status]).toEqual([line, 200])
  }
})
