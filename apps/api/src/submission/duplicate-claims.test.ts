import { randomBytes } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClaimRegister } from '../claim-register/create-claim-register.ts'
import { createLongOperations } from '../long-operations/create-long-operations.ts'
import { migrations } from '../migrations-folder.ts'
import { systemClock } from '../platform/clock.ts'
import { receivedClaim, registerParts } from '../testing/stored-claim.ts'
import { createTestQueue } from '../testing/test-queue.ts'
import { createRegisterClaim } from './register-claim.ts'

const MANY = 1_000
const ANSWERS_BYTES = 6_000
/** The tests send a thousand claims each. */
const LONG = { timeout: 300_000 }
const files = [{ document_id: 'DOC010', file_id: 'a'.repeat(64), file_name: 'a.pdf', sha256: 'a'.repeat(64) }]

let database: Database
let register: ReturnType<typeof createRegisterClaim>
beforeAll(async () => {
  database = await openTestDatabase(migrations)
  const longOperations = createLongOperations({
    database,
    jobs: createTestQueue().jobs,
    clock: systemClock,
    key: 'key',
  })
  const claimRegister = createClaimRegister(registerParts(database))
  register = createRegisterClaim({ longOperations, claimRegister, claimsADay: 2 * MANY })
  await database.query(
    `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
     VALUES ($1, gen_random_uuid(), 'a.pdf', 'pdf', 'application/pdf', $1, 9, 'approved', now(), now(), now())`,
    [files[0]?.file_id],
  )
})
afterAll(() => database.close())

const claim = (name: string, date_of_loss: string) =>
  receivedClaim(name, {
    date_of_loss,
    application: { incident_details: { what: randomBytes(ANSWERS_BYTES / 2).toString('hex') } },
    files,
  })
/** Table sizes in bytes, including indexes and large values. */
async function sizes(): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string; size: string }>(
    `SELECT name, pg_total_relation_size(name::regclass) AS size
     FROM unnest('{claims,long_operations,claim_documents,claim_counts,claim_events}'::text[]) AS name`,
  )
  return Object.fromEntries(tables.map(({ name, size }) => [name, Number(size)]))
}
const stored = (names: string) =>
  database.query(
    `SELECT state, (SELECT fingerprint FROM claims AS other WHERE other.id = claims.duplicate_of) AS of,
       count(*)::integer AS many, max(length(application::text)) > 2 AS has_answers,
       sum((SELECT count(*) FROM claim_documents WHERE claim_id = claims.id))::integer AS files
     FROM claims WHERE fingerprint LIKE $1 GROUP BY 1, 2 ORDER BY 1`,
    [`fingerprint of ${names}%`],
  )

it('writes nothing for a thousand submits of the same answers', LONG, async () => {
  const first = claim('first', '2026-11-01')
  const id = await register(first)
  const before = await sizes()
  for (let turn = 0; turn < MANY; turn++) expect(await register(first)).toBe(id)
  expect(await sizes()).toEqual(before)
})

it(
  'stores only a reference, no answers or files, for a thousand different claims of a registered loss',
  LONG,
  async () => {
    const before = await sizes()
    for (let turn = 0; turn < MANY; turn++) await register(claim(`copy ${turn}`, '2026-11-01'))

    const grown = ((await sizes()).claims ?? 0) - (before.claims ?? 0)
    expect(grown).toBeLessThan((MANY * ANSWERS_BYTES) / 5)
    expect(await stored('copy')).toEqual([
      { state: 'duplicate', of: 'fingerprint of first', many: MANY, has_answers: false, files: 0 },
    ])
  },
)

it('leaves a duplicate unchanged when older claims are encrypted', async () => {
  const copies = () =>
    database.query('SELECT id, fingerprint, sealed_answers FROM claims WHERE duplicate_of IS NOT NULL ORDER BY id')
  const before = await copies()
  await createClaimRegister(registerParts(database)).sealOlder()
  expect(await copies()).toEqual(before)
  expect(before).toHaveLength(MANY)
})

it('lets another device send a draft whose first copy turned out to be a duplicate', async () => {
  const draft_id = crypto.randomUUID()
  for (const device of ['phone', 'computer'])
    expect(await register({ ...claim(`from a ${device}`, '2026-11-01'), draft_id })).toEqual(expect.any(String))
})
