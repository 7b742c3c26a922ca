import { createApp } from '@amparo/service/app/create-app'
import { mountRoutes } from '@amparo/service/app/mount-routes'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_KEY, startTestApi, type TestApi } from '../testing/api.ts'
import { addKey, bootstrap, listKeys, operatorNamed, revokeKey } from '../testing/operator.ts'
import { createOperatorKeys } from './create-operator-keys.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Listed = { name: string; last_used_on: string | null; revoked_by: string | null; created_by: string }
const listed = async (name: string) =>
  ((await listKeys(api)).json().keys as Listed[]).find((key) => key.name === name) as Listed

/** Another replica on the same database. */
function replica() {
  const app = createApp({ logger: createLogger({ name: 'replica', level: 'silent' }) })
  const keys = createOperatorKeys({ database: api.database, clock: api.clock })
  mountRoutes(app, { routes: keys.routes, guards: { operator: keys.guard(OPERATOR_KEY) }, audit: async () => {} })
  return { app }
}

describe('a named key', () => {
  it('is shown once, and stored as a hash', async () => {
    const { name, key } = (await addKey(api, 'ana')).json()
    expect([name, key]).toEqual(['ana', expect.stringMatching(/^ok_[\w-]{43}$/)])
    expect((await listKeys(api)).body).not.toContain(key)
    const rows = JSON.stringify(await api.database.query('SELECT * FROM operator_keys'))
    expect(rows).toContain('ana')
    expect(rows).not.toContain(key.slice(3))
    expect(api.log.join()).not.toContain(key.slice(3))
  })

  it('allows operator calls, and is recorded as their author', async () => {
    const rosa = await operatorNamed(api, 'rosa')
    expect((await addKey(api, 'made-by-rosa', rosa)).statusCode).toBe(200)
    expect(await listed('made-by-rosa')).toMatchObject({ created_by: 'rosa', revoked_by: null })
    expect(await listed('rosa')).toMatchObject({ created_by: 'bootstrap' })
    await revokeKey(api, 'made-by-rosa', rosa)
    expect(await listed('made-by-rosa')).toMatchObject({ revoked_by: 'rosa' })
  })

  it('records the day of its last use, but not the time', async () => {
    const tomas = await operatorNamed(api, 'tomas')
    expect(await listed('tomas')).toMatchObject({ last_used_on: null })
    await listKeys(api, tomas)
    expect(await listed('tomas')).toMatchObject({ last_used_on: '2026-11-15' })
    api.clock.time += 24 * 60 * 60 * 1000
    await listKeys(api, tomas)
    expect(await listed('tomas')).toMatchObject({ last_used_on: '2026-11-16' })
  })

  it('stops working in every replica once it is revoked, while other keys still work', async () => {
    const [lost, kept] = [await operatorNamed(api, 'lost'), await operatorNamed(api, 'kept')]
    const other = replica()
    for (const server of [api, other]) expect((await listKeys(server, lost)).statusCode).toBe(200)
    expect((await revokeKey(api, 'lost', kept)).json()).toMatchObject({ name: 'lost', revoked_by: 'kept' })
    for (const server of [api, other]) {
      expect((await listKeys(server, lost)).statusCode).toBe(401)
      expect((await listKeys(server, kept)).statusCode).toBe(200)
      expect((await listKeys(server, bootstrap)).statusCode).toBe(200)
    }
  })
})

describe('refuses', () => {
  it.each<[string, (key: string) => string | undefined]>([
    ['no key', () => undefined],
    ['an empty header', () => ''],
    ['a scheme alone', () => 'Bearer '],
    ['no scheme', (key) => key],
    ['the scheme Basic', (key) => `Basic ${key}`],
    ['the scheme in lower case', (key) => `bearer ${key}`],
    ['a key cut short', (key) => `Bearer ${key.slice(0, -1)}`],
    ['a key with more after it', (key) => `Bearer ${key} `.concat('x')],
    ['a very long key', (key) => `Bearer ${key}${'x'.repeat(8_000)}`],
    ['a key’s name instead of the key', () => 'Bearer ines'],
  ])('%s', async (_, headerFor) => {
    const name = `ines-${crypto.randomUUID().slice(0, 8)}`
    const named = (await operatorNamed(api, name)).authorization.slice('Bearer '.length)
    for (const key of [named, OPERATOR_KEY]) {
      const authorization = headerFor(key)
      const answer = await api.app.inject({
        url: '/api/management/v1/operator_keys/',
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([answer.statusCode, answer.json().error_code]).toEqual([401, 'unauthorized'])
    }
  })

  it.each(['', 'a', 'Rosa', 'rosa l', '1st', 'x'.repeat(41), '../keys', 'ros\u00e1', null, 7])(
    'the name %j',
    async (name) => {
      expect((await addKey(api, name)).json().error_code).toBe('invalid_request')
    },
  )

  it.each(['bootstrap', 'system', 'command', 'developer', 'cardholder', 'policyholder'])(
    'the name %s, which is reserved',
    async (name) => {
      expect((await addKey(api, name)).json().error_code).toBe('name_reserved')
    },
  )

  it('a name that is taken, even by a revoked key or by a call at the same moment', { tags: ['race'] }, async () => {
    const both = await Promise.all([addKey(api, 'twin'), addKey(api, 'twin')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    await revokeKey(api, 'twin')
    expect((await addKey(api, 'twin')).json().error_code).toBe('name_taken')
  })

  it('to revoke a key that is unknown or already revoked', async () => {
    await addKey(api, 'gone')
    expect((await revokeKey(api, 'nobody')).json().error_code).toBe('unknown_key')
    expect((await revokeKey(api, 'gone')).statusCode).toBe(200)
    expect((await revokeKey(api, 'gone')).json().error_code).toBe('already_revoked')
    expect((await revokeKey(api, 'x'.repeat(41))).json().error_code).toBe('invalid_request')
  })

  it('the 101st key, even if ten calls add keys at the same moment, until one is revoked', {
    tags: ['race'],
  }, async () => {
    await api.database.query('UPDATE operator_keys SET revoked_at = now(), revoked_by = name WHERE revoked_at IS NULL')
    await api.database.query(
      `INSERT INTO operator_keys (name, hash, created_at, created_by)
       SELECT 'many-' || n, 'hash ' || n, now(), 'bootstrap' FROM generate_series(1, 97) n`,
    )
    const other = replica()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => addKey(n % 2 ? other : api, `at-once-${String.fromCharCode(97 + n)}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(new Set(answers.map((answer) => answer.json().error_code))).toEqual(new Set([undefined, 'too_many_keys']))
    await revokeKey(api, 'many-1')
    expect((await addKey(api, 'one-more')).statusCode).toBe(200)
    expect((await addKey(api, 'two-more')).json().error_code).toBe('too_many_keys')
  })
})
