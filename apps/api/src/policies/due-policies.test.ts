import { expect, it } from 'vitest'
import { bought, quote } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'
import { makeUnreadable } from '../testing/policies/one-policy.ts'
import { createChangeStatus } from './change-status.ts'
import { createDuePolicies } from './due-policies.ts'
import { createPoliciesRepository } from './policies-repository.ts'

openMarketplace()

function twoAtOnce() {
  const { database, clock, policies } = market
  const repository = createPoliciesRepository(database, policies.encryption)
  const log = { error: () => {} }
  return createDuePolicies({
    database,
    clock,
    log,
    repository,
    changeStatus: createChangeStatus(repository),
    atOnce: 2,
  })
}

it('stores everything that the calendar has changed, batch after batch, and only that', {
  tags: ['race'],
}, async () => {
  for (const _ of [1, 2, 3, 4, 5]) await bought(market, bearer, {}, { effective_date: '2026-11-20' })
  const later = await bought(market, bearer, {}, { effective_date: '2026-11-21' })
  const unbought = await quote(market, bearer)
  market.clock.time = Date.parse('2026-11-20T17:00:00Z')
  const { database, policies } = market
  const advanceDue = twoAtOnce()
  await Promise.all([advanceDue(), advanceDue()])
  const statuses = 'SELECT status, count(*) AS policies FROM policies GROUP BY status ORDER BY status'
  expect(await database.query(statuses)).toEqual([
    { status: 'bound', policies: 1 },
    { status: 'in_force', policies: 5 },
    { status: 'initializing', policies: 1 },
  ])
  const started = "SELECT count(*) AS events FROM policy_history WHERE kind = 'started'"
  expect(await database.query(started)).toEqual([{ events: 5 }])

  market.clock.time = Date.parse('2026-12-16T17:00:00Z')
  await advanceDue()
  expect((await policies.find(later))?.status).toBe('in_force')
  expect((await policies.find(unbought))?.status).toBe('expired')
})

it('goes on after policies that it cannot read', async () => {
  market.clock.time = Date.parse('2026-11-15T17:00:00Z')
  const ids: string[] = []
  for (const _ of [1, 2, 3, 4]) ids.push(await bought(market, bearer, {}, { effective_date: '2026-11-20' }))
  const last = ids.pop() ?? ''
  for (const id of ids) await makeUnreadable(id)
  market.clock.time = Date.parse('2026-11-20T17:00:00Z')
  await twoAtOnce()()
  expect((await market.policies.find(last))?.status).toBe('in_force')
})
