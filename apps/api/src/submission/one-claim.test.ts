import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { Refused } from '@amparo/service/app/refused'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClaimRegister } from '../claim-register/create-claim-register.ts'
import { createLongOperations } from '../long-operations/create-long-operations.ts'
import { migrations } from '../migrations-folder.ts'
import { systemClock } from '../platform/clock.ts'
import { receivedClaim, registerParts } from '../testing/stored-claim.ts'
import { createTestQueue } from '../testing/test-queue.ts'
import { createRegisterClaim } from './register-claim.ts'

/** Replicas on one database. */
describe('the same answers', () => {
  let database: Database
  const { jobs } = createTestQueue()
  const replica = (key = 'key') =>
    createRegisterClaim({
      longOperations: createLongOperations({ database, jobs, clock: systemClock, key }),
      claimRegister: createClaimRegister(registerParts(database)),
    })
  const rows = async (fingerprint: string) =>
    database.query(
      `SELECT claims.id, long_operations.id AS operation FROM claims
       JOIN long_operations ON long_operations.id = long_operation_id WHERE fingerprint = $1`,
      [fingerprint],
    )
  beforeAll(async () => {
    database = await openTestDatabase(migrations)
  })
  afterAll(() => database.close())

  it('make one claim with one operation in 50 parallel tries on two replicas, and after a restart [C-189]', {
    tags: ['race', 'embedded'],
  }, async () => {
    const claim = receivedClaim('everywhere')
    const [one, other] = [replica(), replica()]
    const tries = Array.from({ length: 50 }, (_, turn) => (turn % 2 ? one : other)(claim))
    const ids = new Set(await Promise.all(tries))
    expect(ids.size).toBe(1)

    const again = await Promise.all(Array.from({ length: 50 }, () => replica()(claim)))
    expect(new Set(again)).toEqual(ids)
    expect(await rows(claim.fingerprint)).toHaveLength(1)
    // A transaction that loses has written nothing.
    for (const table of ['long_operations', 'claim_events'])
      expect(await database.query(`SELECT 1 FROM ${table}`)).toHaveLength(1)
  })

  it('make one claim with another key too, with the id of the new key', async () => {
    const claim = receivedClaim('another key')
    const first = await replica()(claim)
    const second = await replica('another')(claim)
    expect(second).not.toBe(first)
    expect(await rows(claim.fingerprint)).toHaveLength(1)
  })

  it('of a draft on two devices make one claim, and different answers of that draft are refused', {
    tags: ['race'],
  }, async () => {
    const draft_id = '22222222-2222-4222-8222-222222222222'
    const claim = receivedClaim('one device', { draft_id })
    const other = receivedClaim('the other device', { draft_id })
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => replica()(turn % 2 ? claim : other).catch((error: Refused) => error)),
    )
    const sent = new Set(tries.filter((answer) => typeof answer === 'string'))
    expect(sent.size).toBe(1)
    const refused = tries.filter((answer) => answer instanceof Refused)
    expect(refused.map(({ code }) => code)).toEqual(Array(10).fill('sent_from_another_device'))
    const ofAnotherCard = receivedClaim('another card', { draft_id, card_id: '33333333-3333-4333-8333-333333333333' })
    expect(typeof (await replica()(ofAnotherCard))).toBe('string')
  })

  it('cannot make two claims, even with plain SQL', async () => {
    const claim = receivedClaim('by hand')
    await replica()(claim)
    const columns = `id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, application, form_version, received_at`
    const [operation] = await database.query<{ id: string }>(
      `INSERT INTO long_operations (id, id_hash, started_at) VALUES (gen_random_uuid(), 'x', now()) RETURNING id`,
    )
    await expect(
      database.query(
        `INSERT INTO claims (${columns})
         SELECT gen_random_uuid(), $1, fingerprint, card_id, benefit_code, product_code, country, language_code, as_of,
           application, form_version, received_at FROM claims WHERE fingerprint = $2`,
        [operation?.id, claim.fingerprint],
      ),
    ).rejects.toThrow(/fingerprint/)
  })
})
