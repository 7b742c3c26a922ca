import { setTimeout as pause } from 'node:timers/promises'
import {
  type BillingWorker,
  startBillingWorker,
  type Task,
} from '@amparo/api/testing/billing-worker/start-billing-worker'
import type { Database } from '@amparo/database/database'
import { openPostgres } from '@amparo/database/postgres-database'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { brokenBilling } from './broken-billing.ts'
import { type Random, seeded } from './random.ts'

const WORKERS = 3
const LOSS_RATE = 0.05
/** A leap year. The start dates include days that do not exist in every month. */
const BEGIN = '2028-01-01'
const STARTS = ['01-05', '01-28', '01-29', '01-30', '01-31', '02-01', '02-14', '02-28', '02-29', '03-01', '03-15']
const END = '2029-04-01'
/** Longer than a worker may reserve a charge, and longer than the pause before the next try. */
const QUIET_MS = 86_400_000
const MOST_ROUNDS = 40
const FAILING = ['card_declined', 'insufficient_funds', 'processing_error', 'answer_lost'] as const
const PAYING = ['succeeds', 'succeeds', 'succeeds', 'answer_lost', 'card_declined'] as const

type Options = {
  server: string
  policies: number
  kills: number
  /** How far the clock moves each time. */
  days: number
  seed: number
  log: (line: string) => void
}

/** Lets a year pass for policies while workers are killed, cards fail, people pay late or cancel, and the processor loses answers. */
export async function yearOfPolicies({ server, policies, kills, days, seed, log }: Options) {
  const random = seeded(seed)
  const name = `year_${process.pid}_${Date.now()}`
  const admin = await openPostgres({ url: server, poolSize: 1 })
  await admin.query(`CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const workers: BillingWorker[] = []
  // One after the other, because the first one runs the migrations.
  for (let place = 0; place < WORKERS; place++) workers.push(await startBillingWorker({ url, lossRate: LOSS_RATE }))
  const database = await openPostgres({ url, poolSize: 2 })
  try {
    const starts = Array.from({ length: policies }, () => `2028-${random.one(STARTS)}`)
    await workers[0]?.ask({ is: 'sell', now: `${BEGIN}T20:00:00Z`, starts })
    log(`${policies} policies sold`)
    await passTime({ database, workers, random, kills, days, log })
    await settle(database, workers)
    return { broken: await brokenBilling(database, { policies, today: END }), figures: await figuresOf(database) }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await database.close()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.close()
  }
}

type Year = Pick<Options, 'kills' | 'days' | 'log'> & { database: Database; workers: BillingWorker[]; random: Random }

/** Every few days: people do something, all workers catch up, and some of them are killed while they do. */
async function passTime({ database, workers, random, kills, days, log }: Year) {
  const stops = everyFewDays(days)
  const killsOn = Array.from({ length: kills }, () => random.between(0, stops.length - 1))
  for (const [place, day] of stops.entries()) {
    const now = `${day}T${String(random.between(10, 23))}:00:00Z`
    const people = peopleAct(database, workers, random, now)
    const working = workers.map((worker) => worker.ask({ is: 'catch-up', now }))
    for (const _ of killsOn.filter((on) => on === place)) {
      await pause(random.between(0, 150))
      const victim = random.one(workers)
      await victim.kill()
      await victim.restart()
    }
    await Promise.all([...working, people])
    if (place % 30 === 0) log(`${day}: ${killsOn.filter((on) => on <= place).length} kills`)
  }
}

/** Some people switch to a card that will fail, some pay what is overdue, some cancel. */
async function peopleAct(database: Database, workers: BillingWorker[], random: Random, now: string) {
  const policies = await database.query<{ id: string; status: string }>(
    "SELECT id, status FROM policies WHERE status IN ('in_force', 'suspended') ORDER BY id",
  )
  const card = (outcome: string) => `sim_${outcome}.4444.1230.${random.between(0, 2 ** 31)}`
  const acts = policies.flatMap(({ id: policy, status }): Task[] => {
    const chance = random.number()
    const outcome = random.one(status === 'suspended' ? PAYING : FAILING)
    if (chance < (status === 'suspended' ? 0.06 : 0.0015))
      return [{ is: 'change-card', now, policy, reference: card(outcome) }]
    return chance > 0.9995 ? [{ is: 'cancel', now, policy }] : []
  })
  // Some click twice.
  const clicks = acts.flatMap((act) => (random.number() < 0.3 ? [act, act] : [act]))
  await Promise.all(clicks.map((act) => random.one(workers).ask(act)))
}

/** Lets the workers run until nothing is left to do. */
async function settle(database: Database, workers: BillingWorker[]) {
  const open = () =>
    database.query(
      `SELECT 1 FROM charges WHERE state = 'charging' UNION ALL SELECT 1 FROM refunds WHERE state = 'planned'
       UNION ALL SELECT 1 FROM policies WHERE status IN ('bound', 'in_force', 'suspended') LIMIT 1`,
    )
  for (let round = 1; round <= MOST_ROUNDS && (await open()).length > 0; round++) {
    const now = new Date(Date.parse(`${END}T20:00:00Z`) + round * QUIET_MS).toISOString()
    await Promise.all(workers.map((worker) => worker.ask({ is: 'catch-up', now })))
    // Refunds are jobs, which are polled once a second.
    await pause(1_000)
  }
}

function everyFewDays(value: number): string[] {
  const stops = [BEGIN]
  for (let day = BEGIN; day < END; stops.push(day)) day = shiftDate(day, { operator: 'plus', type: 'days', value })
  return stops
}

/** Counts what happened in the year, for the log: a year in which nothing failed tests little. */
async function figuresOf(database: Database): Promise<string> {
  const rows = await database.query<{ what: string; many: number }>(
    `SELECT state || ' charges' AS what, count(*) AS many FROM charges GROUP BY state
     UNION ALL SELECT 'refunds', count(*) FROM refunds
     UNION ALL SELECT 'charges tried more than once', count(*) FROM charges WHERE tries > 1
     UNION ALL SELECT status, count(*) FROM policies GROUP BY status`,
  )
  return rows.map(({ what, many }) => `${many} ${what}`).join(', ')
}
