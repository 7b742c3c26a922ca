import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PersonTest, startPersonTest } from '../testing/person.ts'
import { address, ask, cardPayment, payment, request, update } from '../testing/policies/buy.ts'
import { reference } from '../testing/policies/test-processor.ts'
import { userCalls } from '../testing/users.ts'

const email = 'copy@mail.example'
const spouse = { first_name: 'Xandrella', last_name: 'Quill', birthdate: '1986-01-01' }
const MINUTE = 60_000
const MONTH = 31 * 86_400_000
let api: PersonTest
let id: string
let data: Record<string, Record<string, unknown>[]>

const namedCard = (name: string, outcome?: Parameters<typeof cardPayment>[0]) => {
  const { payment_info, ...rest } = cardPayment(outcome)
  return { ...rest, payment_info: { ...payment_info, name } }
}

beforeAll(async () => {
  api = await startPersonTest()
  const bearer = await userCalls(api).signIn(email)
  const call = async (line: string, payload: object) => (await ask(api, line, { bearer, payload })).body
  id = (await call('POST /quote/', { ...request, email })).id
  await call(`PUT /quote/${id}/`, { ...update, spouse })
  await call(`PUT /quote/${id}/`, update)
  await call(`POST /quote/${id}/purchase/`, namedCard('Brontius Payer', 'card_declined'))
  api.clock.time += MINUTE
  await call(`POST /quote/${id}/purchase/`, payment())
  await call(`PATCH /policies/${id}/`, { address: { ...address, line_1_address: '9 Newhome Road' } })

  await api.database.query('UPDATE policies SET payment_reference = $2 WHERE id = $1', [id, reference('card_declined')])
  api.clock.time += MONTH
  await api.areas.billing.catchUp()
  api.clock.time += MINUTE
  const by = { author: 'policyholder', log: api.app.log }
  const { payment_info, billing_address } = namedCard('Kolvenda Debitor', 'card_declined')
  const declined = await api.areas.billing.changeCard(id, { payment_info, billing_address, overdue_amount: 6.3 }, by)
  expect(declined).toMatchObject({ is: 'declined' })
  await api.database.query(
    `INSERT INTO policy_history (policy_id, kind, author, happened_at)
     SELECT $1, 'shown', 'rosa.lindqvist', now() FROM generate_series(1, 150)`,
    [id],
  )
  data = (await api.export('email', email)).data
})
afterAll(() => api.stop())

it('has everybody who was ever insured, and former addresses', () => {
  const versions = data.policies?.[0]?.versions ?? expect.fail()
  expect(versions).toMatchObject([
    { version: 1, people: { spouse: null, address } },
    { version: 2, people: { spouse } },
    { version: 3, people: { spouse: null, address } },
    { version: 4, people: { address: { line_1_address: '9 Newhome Road' } } },
  ])
})

it('has who paid, or tried to, but nothing that could charge a card again', () => {
  expect(data.purchases).toMatchObject([
    { policy_id: id, state: 'declined', billing: { name: 'Brontius Payer', address: { city: 'Columbus' } } },
    { policy_id: id, state: 'succeeded', amount_cents: 630, billing: { name: 'Dana Quill' } },
  ])
  expect(data.charges).toMatchObject([
    { policy_id: id, state: 'declined', author: 'system', billing: null },
    { policy_id: id, state: 'declined', author: 'policyholder', billing: { name: 'Kolvenda Debitor' } },
  ])
  const text = JSON.stringify(data)
  expect(text).not.toMatch(/sealed_|payment_reference|request_hash/)
})

it('has every payment and every event', () => {
  const [{ payments, history } = expect.fail()] = data.policies ?? []
  expect(payments).toMatchObject([{ kind: 'charge', amount_cents: 630 }])
  const kinds = (history as { kind: string }[]).map(({ kind }) => kind)
  expect([kinds[0], kinds.filter((kind) => kind === 'shown').length, kinds.at(-1)]).toEqual([
    'created',
    150,
    'exported',
  ])
})

it('has no names any more once they are erased', async () => {
  await api.cancel(id)
  const { number } = data.policies?.[0] ?? expect.fail()
  await api.erase('email', email)
  const { data: left } = await api.export('policy', String(number))
  expect(JSON.stringify(left)).not.toMatch(/Xandrella|Brontius|Kolvenda|Quill|Newhome|Harbor/)
  expect(left.policies[0].versions).toMatchObject([
    { people: null },
    { people: null },
    { people: null },
    { people: null },
  ])
  expect(left.purchases).toMatchObject([{ billing: null }, { billing: null }])
})
