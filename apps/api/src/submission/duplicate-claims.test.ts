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
import { finishClaim } from './finish-claim.ts'
import { createReceiveClaim } from './receive-claim.ts'

const MANY = 1_000
const ANSWERS_BYTES = 6_000
/** The tests send a thousand claims each. */
const LONG = { timeout: 300_000 }
const files = [{ document_id: 'DOC010', file_id: 'a'.repeat(64), file_name: 'a.pdf', sha256: 'a'.repeat(64) }]

let database: Database
let receive: ReturnType<typeof createReceiveClaim>
let finish: ReturnType<typeof finishClaim>
beforeAll(async () => {
  database = await openTestDatabase(migrations)
  const longOperations = createLongOperations({
    database,
    jobs: createTestQueue().jobs,
    clock: systemClock,
    key: 'key',
  })
  const claimRegister = createClaimRegister(registerParts(database))
  receive = createReceiveClaim({ longOperations, claimRegister, claimsADay: 2 * MANY })
  finish = finishClaim({ longOperations, claimRegister })
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
/** Registers a claim as its job does. */
async function register(name: string) {
  const [row] = await database.query<{ long_operation_id: string }>(
    'SELECT long_operation_id FROM claims WHERE fingerprint = $1',
    [`fingerprint of ${name}`],
  )
  await finish({ long_operation_id: row?.long_operation_id ?? '' })
}
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
  const id = await receive(first)
  const before = await sizes()
  for (let turn = 0; turn < MANY; turn++) expect(await receive(first)).toBe(id)
  expect(await sizes()).toEqual(before)
})

it(
  'stores only a reference, no answers or files, for a thousand different claims of a registered loss',
  LONG,
  async () => {
    await register('first')
    const before = await sizes()
    for (let turn = 0; turn < MANY; turn++) await receive(claim(`copy ${turn}`, '2026-11-01'))
    await register('copy 7')

    const grown = ((await sizes()).claims ?? 0) - (before.claims ?? 0)
    expect(grown).toBeLessThan((MANY * ANSWERS_BYTES) / 5)
    const copy = { of: 'fingerprint of first', has_answers: false, files: 0 }
    expect(await stored('copy')).toEqual([
      { state: 'duplicate', many: 1, ...copy },
      { state: 'received', many: MANY - 1, ...copy },
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
    expect(await receive({ ...claim(`from a ${device}`, '2026-11-01'), draft_id })).toEqual(expect.any(String))
})

it('removes the answers and files of the second claim if both were received before either was registered', async () => {
  for (const name of ['twin a', 'twin b']) await receive(claim(name, '2026-11-02'))
  expect(await stored('twin')).toEqual([{ state: 'received', of: null, many: 2, has_answers: true, files: 2 }])
  for (const name of ['twin a', 'twin b']) await register(name)
  expect(await stored('twin')).toEqual([
    { state: 'duplicate', of: 'fingerprint of twin a', many: 1, has_answers: false, files: 0 },
    { state: 'registered', of: null, many: 1, has_answers: true, files: 1 },
  ])
})
