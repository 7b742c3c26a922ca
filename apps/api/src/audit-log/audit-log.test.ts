import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { contractEndpoints } from '../testing/contract-endpoints.ts'
import { validRequests } from '../testing/hostile-requests.ts'
import { bootstrap, operatorNamed, revokeKey } from '../testing/operator.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  // The database compares entries with its own clock.
  api.clock.time = Date.now()
})
afterAll(() => api.stop())

const PATH = '/api/management/v1/audit_log/'
type Entry = { position: number; author: string; action: string; target: string; outcome: string; request_id: string }
const get = (query: string, headers = bootstrap) => api.app.inject({ url: `${PATH}${query}`, headers })
const list = async (query: string) => (await get(query)).json() as { entries: Entry[]; next: number | null }
const check = async () => (await get('check/')).json()
const ofRequest = (requestId: unknown) =>
  api.database.query<Entry>('SELECT * FROM audit_log WHERE request_id = $1 ORDER BY position', [requestId])
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/management/v1/${path}`, payload, headers: bootstrap })

describe('every operator call of the contract', async () => {
  const lines = (await contractEndpoints())
    .filter(({ audience }) => audience === 'operator')
    .map(({ method, path }) => `${method} ${path}`)

  it.each(lines)('%s is recorded before it begins and when it ends', async (line) => {
    const name = line.replace(/:(\w+)/g, '{$1}')
    const { method, url, payload } = [...validRequests(api, '')].find((one) => one.name === name) ?? expect.fail(name)
    const { headers, body } = await api.app.inject({
      ...{ method: method as 'POST', url, headers: bootstrap },
      ...(payload !== undefined && { payload: payload as object }),
    })
    const entries = await ofRequest(headers['x-request-id'])
    expect(entries, body).toMatchObject([
      { author: 'bootstrap', action: line, outcome: 'begun' },
      { author: 'bootstrap', action: line },
    ])
    expect(entries[1]?.outcome).not.toBe('begun')
  })
})

describe('an entry', () => {
  it('has the name of the key, the target and the outcome, and can be listed by author in pages', async () => {
    const rosa = await operatorNamed(api, 'rosa')
    await revokeKey(api, 'nobody', rosa)
    await get('check/', rosa)
    const { entries } = await list('?author=rosa')
    expect(entries.map(({ author, target, outcome }) => [author, target, outcome])).toEqual([
      ['rosa', '', 'done'],
      ['rosa', '', 'begun'],
      ['rosa', 'nobody', 'unknown_key'],
      ['rosa', 'nobody', 'begun'],
    ])
    const first = await list('?author=rosa&limit=3')
    expect(first.entries).toHaveLength(3)
    expect((await list(`?author=rosa&limit=3&before=${first.next}`)).entries.map(({ outcome }) => outcome)).toEqual([
      'begun',
    ])
  })

  it('names the number of whom an export is about, and neither an address nor a card number', async () => {
    const targets: unknown[] = []
    for (const subject of [
      { kind: 'claim', value: 'BRA123456' },
      { kind: 'claim', value: 'Zorvanta Quixembre' },
      { kind: 'email', value: 'zorva.canary@mail.example' },
    ]) {
      const { headers } = await post('privacy/export/', { subject })
      targets.push((await ofRequest(headers['x-request-id']))[0]?.target)
    }
    const { headers } = await api.app.inject({
      ...{ url: '/api/management/v1/claims/4242424242424242/', headers: bootstrap },
    })
    targets.push((await ofRequest(headers['x-request-id']))[0]?.target)
    expect(targets).toEqual(['claim BRA123456', 'claim', 'email', '[redacted]'])
    const all = JSON.stringify(await api.database.query('SELECT * FROM audit_log'))
    for (const canary of ['zorva', 'Zorvanta', '4242424242424242']) expect(all).not.toContain(canary)
  })

  it('is not made for a call without a key, or one that the contract refuses', async () => {
    const before = (await list('')).entries[0]?.position
    await get('', { authorization: 'Bearer wrong' })
    await get('?limit=1000')
    expect((await list('')).entries[2]?.position).toBe(before)
  })

  it('is there before the call does anything: when it cannot be written, nothing happens', async () => {
    await api.database.query('ALTER TABLE audit_log ADD CONSTRAINT cannot_be_written CHECK (false) NOT VALID')
    expect((await post('operator_keys/', { name: 'unseen' })).statusCode).toBe(500)
    await api.database.query('ALTER TABLE audit_log DROP CONSTRAINT cannot_be_written')
    expect(await api.database.query("SELECT 1 FROM operator_keys WHERE name = 'unseen'")).toEqual([])
  })
})

describe('the database', () => {
  it.each(["UPDATE audit_log SET author = 'somebody else'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(api.database.query(statement)).rejects.toThrow('the audit log is never changed')
    },
  )

  it('lets entries go that are older than the retention period, but none younger than a year', async () => {
    const entries = async () => (await api.database.query('SELECT 1 FROM audit_log')).length
    const before = await entries()
    await api.database.query(
      `INSERT INTO audit_log SELECT max(position) + 1, '2010-01-01', 'rosa', 'x', '', 'done', '-', 'an old one' FROM audit_log`,
    )
    expect(await api.areas.auditLog.deleteOld(new Date('2009-01-01'))).toBe(0)
    expect(await api.areas.auditLog.deleteOld(new Date('2100-01-01'))).toBe(1)
    expect(await entries()).toBe(before)
  })
})

describe('the check', () => {
  const without = async (statement: string) => {
    await api.database.script(
      `BEGIN; ALTER TABLE audit_log DISABLE TRIGGER USER; ${statement}; ALTER TABLE audit_log ENABLE TRIGGER USER; COMMIT`,
    )
  }

  it('finds nothing wrong in a log that several replicas wrote at once', { tags: ['race'] }, async () => {
    await Promise.all(Array.from({ length: 12 }, () => list('')))
    const { entries, broken_at, last_hash } = await check()
    expect([entries > 24, broken_at, last_hash]).toEqual([true, null, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('finds an entry that was changed, and one that is missing', async () => {
    await without("UPDATE audit_log SET author = author || 'x' WHERE position = 5")
    expect(await check()).toMatchObject({ broken_at: 5 })
    await without('UPDATE audit_log SET author = left(author, -1) WHERE position = 5')
    expect(await check()).toMatchObject({ broken_at: null })
    await without('DELETE FROM audit_log WHERE position = 7')
    expect(await check()).toMatchObject({ broken_at: 8 })
  })
})
