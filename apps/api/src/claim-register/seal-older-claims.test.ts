import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../migrations-folder.ts'
import { registerParts } from '../testing/stored-claim.ts'
import { createClaimRegister } from './create-claim-register.ts'

const forms = [...loadCatalogue().claimForms.values()]
const ACCOUNT = '9930172846650'
const OLDER = 450
let database: Database

beforeAll(async () => {
  database = await openTestDatabase(migrations)
  const question = { question_key: 'account_number', title: 'Account number', answer: ACCOUNT, entries: [] }
  const answered = [{ page_key: 'payment_details', title: 'Payment', questions: [question] }]
  await database.query(
    `INSERT INTO long_operations (id, id_hash, started_at)
     SELECT gen_random_uuid(), 'operation ' || n, now() FROM generate_series(1, $1) AS n`,
    [OLDER],
  )
  await database.query(
    `INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
       as_of, application, answered, received_at)
     SELECT gen_random_uuid(), id, 'hash ' || id_hash, gen_random_uuid(), 'CDW', 'WEL', 'USA', 'en_US', '2026-11-15', $1, $2, now()
     FROM long_operations`,
    [
      JSON.stringify({
        payment_details: { account_number: ACCOUNT, account_number__confirm: ACCOUNT, bank_name: 'Ipê' },
      }),
      JSON.stringify(answered),
    ],
  )
})
afterAll(() => database.close())

const clear = async () =>
  (await database.query('SELECT 1 FROM claims WHERE to_json(claims)::text LIKE $1', [`%${ACCOUNT}%`])).length

it('encrypts the sensitive answers of older claims in batches, and continues after an interruption', async () => {
  let batches = 0
  const killed = createClaimRegister({
    ...registerParts(database),
    forms,
    database: {
      ...database,
      transaction: (work) => {
        if (++batches === 2) throw new Error('killed')
        return database.transaction(work)
      },
    },
  })
  expect(await clear()).toBe(OLDER)
  await expect(killed.sealOlder()).rejects.toThrow('killed')
  expect(await clear()).toBe(OLDER - 200)

  const register = createClaimRegister({ ...registerParts(database), forms })
  await register.sealOlder()
  expect(await clear()).toBe(0)

  const [claim] = await database.query('SELECT application, answered, fingerprint, sealed_answers FROM claims LIMIT 1')
  expect(claim).toMatchObject({
    application: { payment_details: { account_number: '***650', account_number__confirm: '***650', bank_name: 'Ipê' } },
    answered: [{ questions: [{ answer: '***650' }] }],
    sealed_answers: expect.stringMatching(/^[\w.-]{60,}$/),
  })
  // The same answers sent again still count as the same claim.
  expect(await register.operationOf(register.fingerprint('hash operation 7'))).not.toBeNull()

  const before = await database.query('SELECT sealed_answers FROM claims ORDER BY id')
  await register.sealOlder()
  expect(await database.query('SELECT sealed_answers FROM claims ORDER BY id')).toEqual(before)
})
