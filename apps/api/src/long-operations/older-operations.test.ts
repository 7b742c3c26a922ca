import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClaimRegister } from '../claim-register/create-claim-register.ts'
import { migrations } from '../migrations-folder.ts'
import { finishClaim } from '../submission/finish-older-claim.ts'
import { receiveOlder } from '../testing/older-operations.ts'
import { registerParts } from '../testing/stored-claim.ts'
import { createTestQueue } from '../testing/test-queue.ts'
import { createLongOperations } from './create-long-operations.ts'

describe('a claim that the version before has received', () => {
  let database: Database
  const { jobs, queue } = createTestQueue()
  const operationsAfter = (seconds: number) =>
    createLongOperations({ database, jobs, clock: { now: () => new Date(Date.now() + seconds * 1_000) }, key: 'key' })
  const finish = (long_operation_id: string) =>
    finishClaim({
      longOperations: operationsAfter(0),
      claimRegister: createClaimRegister(registerParts(database)),
    })({ long_operation_id })
  const responseOf = async (id: string) =>
    (await database.query('SELECT response FROM long_operations WHERE id = $1', [id]))[0]?.response
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
  })
  afterAll(() => database.close())

  it('is registered once, for any number of runs of its job', { tags: ['race'] }, async () => {
    const id = await receiveOlder(database, 'one', { missing_documents: ['DOC002'] })
    await Promise.all([finish(id), finish(id), finish(id)])
    expect(await responseOf(id)).toEqual({ claim_number: expect.stringMatching(/^[2-9B-Z]{9}$/) })
    const events = await database.query('SELECT kind FROM claim_events ORDER BY position')
    expect(events).toEqual([{ kind: 'status' }, { kind: 'document_requested' }])
  })

  it('is a duplicate without answers and files if its loss has been registered in the meantime', async () => {
    const file_id = 'a'.repeat(64)
    await database.query(
      `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
       VALUES ($1, gen_random_uuid(), 'a.pdf', 'pdf', 'application/pdf', $1, 9, 'approved', now(), now(), now())`,
      [file_id],
    )
    const loss = {
      date_of_loss: '2026-11-02',
      application: { incident_details: { what: 'A tree fell on it.' } },
      files: [{ document_id: 'DOC010', file_id, file_name: 'a.pdf', sha256: file_id }],
    }
    const [first, second] = [await receiveOlder(database, 'first', loss), await receiveOlder(database, 'second', loss)]
    await finish(second)
    await finish(first)
    expect(await responseOf(first)).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
    const claimOf = async (id: string) =>
      (
        await database.query(
          `SELECT state, application <> '{}' AS has_answers,
             (SELECT count(*) FROM claim_documents WHERE claim_id = claims.id)::integer AS files
           FROM claims WHERE long_operation_id = $1`,
          [id],
        )
      )[0]
    expect(await claimOf(first)).toEqual({ state: 'duplicate', has_answers: false, files: 0 })
    expect(await claimOf(second)).toEqual({ state: 'registered', has_answers: true, files: 1 })
  })

  it('is queued again if the queue gave up', async () => {
    const id = await receiveOlder(database, 'forgotten')
    const isQueued = () => queue.some(({ data }) => isDeepStrictEqual(data, { long_operation_id: id }))
    await operationsAfter(50).older.requeue()
    expect(isQueued()).toBe(false)
    await operationsAfter(120).older.requeue()
    expect(isQueued()).toBe(true)
    await finish(id)
    queue.splice(0)
    await operationsAfter(600).older.requeue()
    expect(isQueued()).toBe(false)
  })
})
