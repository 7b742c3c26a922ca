import type { Keyring } from '@amparo/service/secrets/sealing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDetailsEncryption } from '../platform/encrypted-details.ts'
import { type SecretName, secretNames } from '../platform/keys/secret-names.ts'
import { openSecrets } from '../shared-secrets.ts'
import { letterCards, letterOf, submit } from '../testing/letters.ts'
import { bootstrap } from '../testing/operator.ts'
import { type PersonTest, startPersonTest } from '../testing/person.ts'
import { createKeys } from './create-keys.ts'
import { countOlder, encryptAgain } from './encrypt-again.ts'
import { encryptedColumns } from './encrypted-columns.ts'

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
  const first = await encryptAgain(api.database, { secret: 'policies', keys: keys('policies'), isTimeUp: () => true })
  expect(first).toEqual({ changed: 0, unreadable: 0 })
  const rows = await api.database.query('SELECT 1 FROM policy_versions')
  const once = await encryptAgain(api.database, { secret: 'policies', keys: keys('policies'), isTimeUp: () => false })
  expect(once.changed).toBeGreaterThan(rows.length)
  expect(await countOlder(api.database, 'policies', keys('policies'))).toBe(0)
  expect(
    (await encryptAgain(api.database, { secret: 'policies', keys: keys('policies'), isTimeUp: () => false })).changed,
  ).toBe(0)

  // The old replica still runs, and writes a letter with the old key.
  await submit(api, letterOf(api, letterCards.SGP, { last_name: 'Quendrilov' }))
  for (const secret of secretNames)
    await encryptAgain(api.database, { secret, keys: keys(secret), isTimeUp: () => false })
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

it('leaves a value alone that no key opens, and says so', async () => {
  await api.database.query("UPDATE billing_details SET sealed_billing = 'deadbeef.AAAA'")
  const answer = await api.app.inject({ method: 'POST', url: '/api/management/v1/keys/rotate/', headers: bootstrap })
  expect(answer.json()).toMatchObject({ unreadable: 1, left: 1 })
})

it('still refuses to change a version of a policy otherwise', async () => {
  const change = "UPDATE policy_versions SET sealed_details = 'other'"
  await expect(api.database.query(change)).rejects.toThrow('policy versions are never changed')
})
