import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClaimRegister, createClaimRegister } from '../claim-register/create-claim-register.ts'
import { createLongOperations, type LongOperations } from '../long-operations/create-long-operations.ts'
import { migrations } from '../migrations-folder.ts'
import { systemClock } from '../platform/clock.ts'
import { receivedClaim, registerParts } from '../testing/stored-claim.ts'
import { createTestQueue } from '../testing/test-queue.ts'
import { newClaimNumber } from './claim-number.ts'
import { finishClaim } from './finish-claim.ts'
import { createReceiveClaim } from './receive-claim.ts'

describe('finishing a claim', () => {
  let database: Database
  let longOperations: LongOperations
  let claimRegister: ClaimRegister
  const { jobs, queue } = createTestQueue()
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
    longOperations = createLongOperations({ database, jobs, clock: systemClock, key: 'key' })
    claimRegister = createClaimRegister(registerParts(database))
  })
  afterAll(() => database.close())

  async function received(name: string, more: Parameters<typeof receivedClaim>[1] = {}) {
    const id = await createReceiveClaim({ longOperations, claimRegister })(receivedClaim(name, more))
    const job = queue.at(-1)
    if (!id || !job) throw new Error('not received')
    return { id, job: job.data as { long_operation_id: string } }
  }
  const finish = (numbers: string[] = []) =>
    finishClaim({ longOperations, claimRegister, newNumber: () => numbers.shift() ?? newClaimNumber() })
  const askedOf = async ({ long_operation_id }: { long_operation_id: string }) =>
    (
      await database.query<{ document_id: string }>(
        `SELECT unnest(document_ids) AS document_id FROM claim_events JOIN claims ON claims.id = claim_id
         WHERE long_operation_id = $1 AND kind = 'document_requested' ORDER BY position`,
        [long_operation_id],
      )
    ).map(({ document_id }) => document_id)

  it('assigns a number and the first status, once for any number of runs [C-557]', { tags: ['race'] }, async () => {
    const { id, job } = await received('one')
    expect(await longOperations.result(id)).toBeNull()
    await Promise.all([finish()(job), finish()(job), finish()(job)])
    const events = await database.query(
      `SELECT kind, claim_events.status, author FROM claim_events JOIN claims ON claims.id = claim_id
       WHERE long_operation_id = $1`,
      [job.long_operation_id],
    )
    expect(events).toEqual([{ kind: 'status', status: 'open', author: 'system' }])
    expect(await longOperations.result(id)).toEqual({
      response: { claim_number: expect.stringMatching(/^[2-9B-Z]{9}$/) },
    })
  })

  it('detects a loss that was already claimed with other answers [C-197]', async () => {
    const loss = { date_of_loss: '2026-11-01', missing_documents: ['DOC002', 'DOC003'] }
    const [first, second] = [await received('loss', loss), await received('loss told otherwise', loss)]
    const elsewhere = [
      await received('another day', { date_of_loss: '2026-11-02' }),
      await received('another benefit', { ...loss, benefit_code: 'PUR' }),
      await received('another card', { ...loss, card_id: '22222222-2222-4222-8222-222222222222' }),
    ]
    for (const { job } of [first, second, ...elsewhere]) await finish()(job)
    expect(await longOperations.result(second.id)).toEqual({
      response: { error: { code: 'duplicate_claim', fields: {} } },
    })
    for (const { id } of [first, ...elsewhere])
      expect(await longOperations.result(id)).toMatchObject({ response: { claim_number: expect.any(String) } })
    // A duplicate claim requests no documents.
    expect(await askedOf(first.job)).toEqual(['DOC002', 'DOC003'])
    expect(await askedOf(second.job)).toEqual([])
  })

  it('changes nothing if the number is already used, and succeeds on the next try', async () => {
    const [first, second] = [await received('lucky'), await received('unlucky')]
    await finish(['BBBBBBBBB'])(first.job)
    await expect(finish(['BBBBBBBBB'])(second.job)).rejects.toThrow()
    expect(await longOperations.result(second.id)).toBeNull()
    await finish()(second.job)
    expect(await longOperations.result(second.id)).toMatchObject({ response: { claim_number: expect.any(String) } })
  })

  it('leaves a history that nobody can change', async () => {
    const { job } = await received('history')
    await finish()(job)
    await expect(database.query("UPDATE claim_events SET author = 'nobody'")).rejects.toThrow('never changed')
    await expect(database.query('DELETE FROM claim_events')).rejects.toThrow('never changed')
    await expect(database.query('DELETE FROM claims')).rejects.toThrow('never deleted')
  })

  it('is queued again if the queue gave up [C-189]', async () => {
    const { id, job } = await received('forgotten')
    const isQueued = () => queue.some(({ data }) => isDeepStrictEqual(data, job))
    const giveUp = () => void queue.splice(0)
    const after = (seconds: number) => {
      const clock = { now: () => new Date(Date.now() + seconds * 1_000) }
      return createLongOperations({ database, jobs, clock, key: 'key' })
    }
    giveUp()
    await after(50).requeueUnfinished()
    expect(isQueued()).toBe(false)
    await after(120).requeueUnfinished()
    expect(isQueued()).toBe(true)
    expect(await createReceiveClaim({ longOperations, claimRegister })(receivedClaim('forgotten'))).toBe(id)
    await finish()(job)
    giveUp()
    await after(600).requeueUnfinished()
    expect(isQueued()).toBe(false)
  })
})

it('makes numbers of nine unambiguous characters that cannot be guessed [C-253]', () => {
  const numbers = Array.from({ length: 1_000 }, newClaimNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9BCDFGHJKMNPQRTVWXYZ]{9}$/)
  expect(new Set(numbers).size).toBe(1_000)
})
