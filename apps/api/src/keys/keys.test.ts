import type { Database } from '@amparo/database/database'
import type { Keyring } from '@amparo/service/secrets/sealing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDetailsEncryption } from '../platform/encrypted-details.ts'
import { type SecretName, secretNames } from '../platform/keys/secret-names.ts'
import { openSecrets } from '../shared-secrets.ts'
import { letterCards, letterOf, submit } from '../testing/letters.ts'
import { bootstrap } from '../testing/operator.ts'
import { type PersonTest, startPersonTest } from '../testing/person.ts'
import { plansOf } from '../testing/plans-of.ts'
import { createKeys } from './create-keys.ts'
import { countOlder, createEncryptAgain } from './encrypt-again.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { columnsOf, lockOlder, placesOfOlder } from './older-values.ts'

let api: PersonTest
let old: (name: SecretName) => Keyring & { hashes: string }
const fresh = Object.fromEntries(secretNames.map((name, place) => [name, String(place).repeat(64)])) as Record<
  SecretName,
  string
>
beforeAll(async () => {
  api = await startPersonTest()
  old = await openSecrets(api.database, { folder: api.folder })
})
afterAll(() => api.stop())

/** The keys of a replica: the new ones are current, and the old ones are known if its settings name them. */
const replica = (knowsOld: boolean) =>
  openSecrets(api.database, {
    folder: api.folder,
    given: Object.fromEntries(
      secretNames.map((name) => [name, { current: fresh[name], previous: knowsOld ? [old(name).current] : [] }]),
    ),
  })
const left = async (keys: typeof old) => {
  let sum = 0
  for (const name of secretNames) sum += await countOlder(api.database, name, keys(name))
  return sum
}
const exported = async () => JSON.stringify((await api.export('email', 'zorva.canary@mail.example')).data.letters)

it('knows every encrypted column of the database', async () => {
  const found = await api.database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE 'sealed%' ORDER BY 1`,
  )
  const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(found.map(({ name }) => name).toSorted()).toEqual([...known, 'hash_keys.sealed_key'].toSorted())
})

it('is not started with a secret that the database was not used with', async () => {
  await expect(replica(false)).rejects.toThrow(/SECRET is not the one that this database was used with: .*_PREVIOUS/)
})

it('reads old values with both keys, in a replica with the new key first and in one with the old key first', async () => {
  await api.makePerson()
  const [both, before] = [await replica(true), await left(old)]
  expect(before).toBe(0)
  expect(await left(both)).toBeGreaterThan(12)
  for (const name of secretNames) expect(both(name).hashes).toBe(old(name).hashes)

  // What the new replica writes, a replica that has only heard of the new key reads.
  const heard = createDetailsEncryption({ ...old('letters'), previous: [fresh.letters] })
  const written = createDetailsEncryption(both('letters')).encrypt('Drosvineka', 'a letter')
  expect(heard.decrypt(written, 'a letter')).toBe('Drosvineka')
  expect(createDetailsEncryption(both('letters')).decrypt(heard.encrypt('Drosvineka', 'a letter'), 'a letter')).toBe(
    'Drosvineka',
  )
  expect(() => createDetailsEncryption(old('letters')).decrypt(written, 'a letter')).toThrow('is not in the settings')
  expect(heard.fingerprint(['x'])).toBe(createDetailsEncryption(both('letters')).fingerprint(['x']))
})

it('encrypts again in small steps that can be interrupted, while others write, until no old value is left', async () => {
  const keys = await replica(true)
  const encryptAgain = createEncryptAgain({ database: api.database, secret: keys })
  expect(await encryptAgain(() => true)).toEqual({ changed: 0, unreadable: 0, isStuck: false })
  const before = await left(keys)
  expect(await encryptAgain(() => false)).toEqual({ changed: before, unreadable: 0, isStuck: false })
  expect(await left(keys)).toBe(0)
  expect(await encryptAgain(() => false)).toEqual({ changed: 0, unreadable: 0, isStuck: true })

  // The old replica still runs, and writes a letter with the old key.
  await submit(api, letterOf(api, letterCards.SGP, { last_name: 'Quendrilov' }))
  await encryptAgain(() => false)
  expect(await left(keys)).toBe(0)

  const alone = await replica(false)
  const [letter] = await api.database.query<{ ticket: string; sealed_traveller: string }>(
    'SELECT ticket, sealed_traveller FROM letters WHERE erased_at IS NULL ORDER BY received_at DESC LIMIT 1',
  )
  const opened = createDetailsEncryption(alone('letters')).decrypt(letter?.sealed_traveller ?? '', letter?.ticket ?? '')
  expect(JSON.stringify(opened)).toMatch(/Quendrilov|Drosvineka/)
})

it('goes back the same way, through the calls of operators', async () => {
  const routes = createKeys({
    database: api.database,
    secret: (name) => ({ ...old(name), previous: [fresh[name]] }),
  }).routes
  const call = { log: { error: () => expect.fail('unreadable values') } }
  const [status, rotate] = routes.map(
    ({ handle }) =>
      () =>
        handle(call as never),
  )
  const before = (await status?.()) as { secrets: { name: string; left: number }[] }
  expect(before.secrets.find(({ name }) => name === 'letters')?.left).toBeGreaterThan(0)
  expect(await rotate?.()).toMatchObject({ left: 0, unreadable: 0 })
  expect(await left(old)).toBe(0)
  expect(await exported()).toContain('Drosvineka')
  const answer = await api.app.inject({ url: '/api/management/v1/keys/', headers: bootstrap })
  expect(answer.json().secrets).toHaveLength(secretNames.length)
  for (const name of secretNames) expect(answer.body).not.toContain(old(name).current)
})

it('reaches the last row of every table, however little time each call has', async () => {
  const keys = old('users')
  const { encrypt } = createDetailsEncryption({ ...keys, current: fresh.users })
  const rows = Array.from({ length: 600 }, () => crypto.randomUUID()).map((id) => ({
    id,
    sealed: encrypt('x'.repeat(600), id),
  }))
  await api.database.query(
    `INSERT INTO privacy_requests (id, kind, author, sealed_person, begun_at)
     SELECT id, 'export', 'rosa', sealed, now() FROM jsonb_to_recordset($1::jsonb) AS request (id uuid, sealed text)`,
    [JSON.stringify(rows)],
  )
  const secret = (name: SecretName) => ({ ...old(name), previous: [fresh[name]] })
  const encryptAgain = createEncryptAgain({ database: api.database, secret })
  const changed: number[] = []
  for (let calls = 0; calls < 60; calls++) {
    let looks = 0
    changed.push((await encryptAgain(() => looks++ > 0)).changed)
  }
  expect(changed.filter((count) => count > 0).length).toBeGreaterThan(1)
  expect(changed.reduce((sum, count) => sum + count)).toBe(rows.length)
  expect(await countOlder(api.database, 'users', secret('users'))).toBe(0)
  await api.database.query('DELETE FROM privacy_requests WHERE id = ANY($1::uuid[])', [rows.map(({ id }) => id)])
})

it('is not stuck while another call still changes what it found', async () => {
  const keys = { ...old('users'), current: fresh.users }
  const id = crypto.randomUUID()
  await api.database.query(
    "INSERT INTO privacy_requests (id, kind, author, sealed_person, begun_at) VALUES ($1, 'export', 'rosa', $2, now())",
    [id, createDetailsEncryption(keys).encrypt('Drosvineka', id)],
  )
  const [found, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction: Database['transaction'] = async (work) => {
    found.resolve()
    await goesOn.promise
    return api.database.transaction(work)
  }
  const secret = (name: SecretName) => ({ ...old(name), previous: [fresh[name]] })
  const encryptAgain = createEncryptAgain({ database: { ...api.database, transaction }, secret })
  const first = encryptAgain(() => false)
  await found.promise
  expect(await encryptAgain(() => false)).toEqual({ changed: 0, unreadable: 0, isStuck: false })
  goesOn.resolve()
  expect(await first).toMatchObject({ changed: 1 })
  expect(await encryptAgain(() => false)).toEqual({ changed: 0, unreadable: 0, isStuck: true })
  await api.database.query('DELETE FROM privacy_requests WHERE id = $1', [id])
})

it('reads only the blocks that it searches, and sorts nothing', async () => {
  for (const column of secretNames.flatMap(columnsOf)) {
    const plan = await plansOf(api.database, async (on) => {
      await placesOfOlder(on, column, { mark: 'a', from: 0, to: 1 })
      await lockOlder(on, column, { mark: 'a', places: [] })
    })
    expect(plan).toContain('Tid Range Scan')
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  }
})

it('leaves a value alone that no key opens, and says so', async () => {
  await api.database.query("UPDATE billing_details SET sealed_billing = 'deadbeef.AAAA'")
  const answer = await api.app.inject({ method: 'POST', url: '/api/management/v1/keys/rotate/', headers: bootstrap })
  expect(answer.json()).toMatchObject({ unreadable: 1, left: 1, is_stuck: true })
})

it('still refuses to change a version of a policy otherwise', async () => {
  const change = "UPDATE policy_versions SET sealed_details = 'other'"
  await expect(api.database.query(change)).rejects.toThrow('policy versions are never changed')
})
