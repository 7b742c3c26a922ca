import { startTestApi, type TestApi } from '@amparo/api/testing/api'
import { loadDemoPolicies } from '@amparo/catalogue/demo/demo-policies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoPolicies } from './seed-demo-policies.ts'

const policies = loadDemoPolicies()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const seed = async (wanted = policies) => {
  const warnings: unknown[] = []
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  await seedDemoPolicies({ api, policies: wanted, log: log as never, now: api.clock.now() })
  return warnings
}

it('inserts every demo policy once, with its charge', async () => {
  expect(await seed()).toEqual([])
  expect(await seed()).toEqual([])
  const rows = await api.database.query(
    `SELECT status, number, (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entries WHERE policy_id = policies.id)
       = CASE WHEN number IS NULL THEN 0 ELSE monthly_premium_cents END AS is_paid
     FROM policies ORDER BY id`,
  )
  expect(rows).toEqual([
    { status: 'initializing', number: null, is_paid: true },
    { status: 'in_force', number: 'DEMOACTIVE', is_paid: true },
    { status: 'suspended', number: 'DEMOOVERDUE', is_paid: true },
    { status: 'bound', number: 'DEMOISSUED', is_paid: true },
  ])
  const [moved] = await api.database.query('SELECT count(*) AS charges FROM simulated_charges')
  expect(moved).toEqual({ charges: 3 })
})

it('gives each person theirs after signing in', async () => {
  for (const { id, email, holder } of policies) {
    const user = { session_id: crypto.randomUUID(), email, is_guest: false }
    const found = await api.areas.policies.findOwn(user, id)
    expect(found?.people.holder.first_name).toBe(holder.first_name)
    expect(await api.areas.policies.findOwn({ ...user, is_guest: true }, id)).toBeNull()
  }
})

it('gives the overdue policy an amount and an end of coverage, and the issued one a start date', async () => {
  const detailsOf = async (place: number) => {
    const found = await api.areas.policies.find(policies[place]?.id ?? '')
    return found && api.areas.policies.details(found)
  }
  expect(await detailsOf(2)).toMatchObject({
    status_code: 'suspended',
    next_payment: { amount: 6.3, due_at: '2026-11-10' },
    out_of_force_date: '2026-12-10',
  })
  expect(await detailsOf(3)).toMatchObject({ status_code: 'bound', effective_date: '2026-12-03' })
})

it('creates policies that billing can charge, start and end later', async () => {
  const before = api.clock.time
  api.clock.time = Date.parse('2026-12-20T17:00:00Z')
  await api.areas.billing.catchUp()
  const rows = await api.database.query('SELECT status, next_payment_on FROM policies ORDER BY id')
  expect(rows).toEqual([
    { status: 'expired', next_payment_on: null },
    { status: 'in_force', next_payment_on: '2027-01-03' },
    { status: 'out_of_force', next_payment_on: null },
    { status: 'in_force', next_payment_on: '2027-01-03' },
  ])
  api.clock.time = before
})

it('has addresses that exist, in the time zone they say', async () => {
  for (const { address, time_zone_id } of policies)
    expect(await api.areas.addresses.verify({ ...address, line_2_address: null })).toEqual({ time_zone_id })
})

it('does not stop the product if it fails, but logs the failure', async () => {
  const [first] = policies
  expect(await seed([{ ...first, id: 'nonsense' } as never])).toHaveLength(1)
})
