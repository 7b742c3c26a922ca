import { startTestApi, type TestApi } from '@amparo/api/testing/api'
import { loadDemoPolicies } from '@amparo/catalogue/demo/demo-policies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoPolicies } from '../demo-policies/seed-demo-policies.ts'
import { createMoveClock } from './move-clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('charges each month, and lapses a policy that stays unpaid, when the clock is moved by months', async () => {
  const { clock, database, areas } = api
  await seedDemoPolicies({ api, policies: loadDemoPolicies(), log: { warn: expect.fail } as never, now: clock.now() })
  const moveClock = createMoveClock({
    clock: {
      now: clock.now,
      moveTo: (moment) => {
        clock.time = moment.getTime()
      },
      backToNow: () => {},
      offsetMs: 0,
    },
    catchUp: areas.billing.catchUp,
    tellVault: () => {},
    onFailure: (error) => expect.fail(String(error)),
  })
  await moveClock(new Date('2027-02-15T12:00:00Z'))

  const charged = await database.query<{ number: string; days: string[] }>(
    `SELECT number, array_agg((happened_at AT TIME ZONE time_zone_id)::date::text ORDER BY position) AS days
     FROM ledger_entries JOIN policies ON policies.id = policy_id GROUP BY number ORDER BY number`,
  )
  expect(charged).toEqual([
    { number: 'DEMOACTIVE', days: ['2026-11-03', '2026-12-03', '2027-01-03', '2027-02-03'] },
    { number: 'DEMOISSUED', days: ['2026-11-12', '2027-01-03', '2027-02-03'] },
    { number: 'DEMOOVERDUE', days: ['2026-10-10'] },
  ])
  const mails = (await api.ports.outbox.list(100)).filter(({ recipient }) => recipient === 'ruth@mail.example')
  expect(mails.toReversed().map(({ tag, sent_at }) => [tag, new Date(sent_at).toISOString().slice(0, 10)])).toEqual([
    ['policy_reminder', '2026-11-30'],
    ['policy_reminder', '2026-12-07'],
    ['policy_lapsed', '2026-12-10'],
  ])
})
