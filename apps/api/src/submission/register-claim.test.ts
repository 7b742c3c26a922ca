import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClaimRegister } from '../claim-register/create-claim-register.ts'
import { createLongOperations, type LongOperations } from '../long-operations/create-long-operations.ts'
import { migrations } from '../migrations-folder.ts'
import { systemClock } from '../platform/clock.ts'
import { receivedClaim, registerParts } from '../testing/stored-claim.ts'
import { createTestQueue } from '../testing/test-queue.ts'
import { newClaimNumber } from './claim-number.ts'
import { createRegisterClaim } from './register-claim.ts'

describe('registering a claim', () => {
  let database: Database
  let longOperations: LongOperations
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
    longOperations = createLongOperations({ database, jobs: createTestQueue().jobs, clock: systemClock, key: 'key' })
  })
  afterAll(() => database.close())

  /** Registers a claim; `numbers` are tried first. */
  async function send(name: string, more: Parameters<typeof receivedClaim>[1] = {}, numbers: string[] = []) {
    const claimRegister = createClaimRegister(registerParts(database))
    const newNumber = () => numbers.shift() ?? newClaimNumber()
    const register = createRegisterClaim({ longOperations, claimRegister, newNumber })
    const id = (await register(receivedClaim(name, more))) ?? expect.fail('not registered')
    return (await longOperations.result(id))?.response
  }
  const eventsOf = (name: string) =>
    database.query<{ kind: string; status: string | null; document_ids: string[] | null; author: string }>(
      `SELECT kind, claim_events.status, document_ids, author FROM claim_events JOIN claims ON claims.id = claim_id
       WHERE fingerprint = $1 ORDER BY position`,
      [`fingerprint of ${name}`],
    )
  const registered = { claim_number: expect.stringMatching(/^[2-9B-Z]{9}$/) }
  const duplicate = { error: { code: 'duplicate_claim', fields: {} } }
  const opened = { kind: 'status', status: 'open', document_ids: null, author: 'system' }

  it('gives it a number and its first status, and is done when the call is answered [C-557]', async () => {
    expect(await send('one')).toEqual(registered)
    expect(await eventsOf('one')).toEqual([opened])
  })

  it('detects a loss that was already claimed with other answers [C-197]', async () => {
    const loss = { date_of_loss: '2026-11-01', missing_documents: ['DOC002', 'DOC003'] }
    expect(await send('loss', loss)).toEqual(registered)
    expect(await send('loss told otherwise', loss)).toEqual(duplicate)
    expect(await send('another day', { date_of_loss: '2026-11-02' })).toEqual(registered)
    expect(await send('another benefit', { ...loss, benefit_code: 'PUR' })).toEqual(registered)
    expect(await send('another card', { ...loss, card_id: '22222222-2222-4222-8222-222222222222' })).toEqual(registered)

    const requested = { ...opened, kind: 'document_requested', status: null, document_ids: ['DOC002', 'DOC003'] }
    expect(await eventsOf('loss')).toEqual([opened, requested])
    expect(await eventsOf('loss told otherwise')).toEqual([])
  })

  it('registers one of many different claims of a loss that are sent at the same moment [C-197]', {
    tags: ['race', 'embedded'],
  }, async () => {
    const loss = { date_of_loss: '2026-11-03', card_id: '33333333-3333-4333-8333-333333333333' }
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => send(`twin ${turn}`, loss)))
    expect(answers.filter((answer) => answer?.claim_number)).toHaveLength(1)
    expect(answers.filter((answer) => answer?.error)).toEqual(Array(9).fill(duplicate))
  })

  it('takes another number if one is taken', async () => {
    expect(await send('lucky', {}, ['BBBBBBBBB'])).toEqual({ claim_number: 'BBBBBBBBB' })
    expect(await send('unlucky', {}, ['BBBBBBBBB', 'BBBBBBBBB', 'CCCCCCCCC'])).toEqual({ claim_number: 'CCCCCCCCC' })
  })

  it('leaves a history that nobody can change', async () => {
    await send('history')
    await expect(database.query("UPDATE claim_events SET author = 'nobody'")).rejects.toThrow('never changed')
    await expect(database.query('DELETE FROM claim_events')).rejects.toThrow('never changed')
    await expect(database.query('DELETE FROM claims')).rejects.toThrow('never deleted')
  })
})

it('makes numbers of nine unambiguous characters that cannot be guessed [C-253]', () => {
  const numbers = Array.from({ length: 1_000 }, newClaimNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9BCDFGHJKMNPQRTVWXYZ]{9}$/)
  expect(new Set(numbers).size).toBe(1_000)
})
