import { randomBytes, randomUUID } from 'node:crypto'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createApp } from '@amparo/service/app/create-app'
import { mountRoutes } from '@amparo/service/app/mount-routes'
import { createLogger } from '@amparo/service/process/logger'
import { createBilling } from '../../billing/create-billing.ts'
import { migrations } from '../../migrations-folder.ts'
import { createOperatorKeys } from '../../operator-keys/create-operator-keys.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import { createEmbeddedMail } from '../../platform/mail/embedded-mail.ts'
import { createOutbox } from '../../platform/mail/outbox.ts'
import { createPolicies } from '../../policies/create-policies.ts'
import { createPolicyChanges } from '../../policy-changes/create-policy-changes.ts'
import { createPurchases } from '../../purchases/create-purchases.ts'
import { createQuotes } from '../../quotes/create-quotes.ts'
import type { User } from '../../users/create-users.ts'
import { OPERATOR_KEY } from '../api.ts'
import { createTestQueue } from '../test-queue.ts'
import { createTestProcessor } from './test-processor.ts'

const catalogue = loadCatalogue()
const content = loadContent({ isLazy: true })
/** Overrides the usual address. */
const zones: Record<string, string> = { '47901': 'America/Indiana/Indianapolis', '47601': 'America/Chicago' }
const secret = randomBytes(32).toString('hex')

/** `replaceFails`: the transaction that binds a policy fails when it cancels the one that is replaced. */
type ServerOptions = { maxWaitMs?: number; replaceFails?: boolean }
export type PolicyTest = Awaited<ReturnType<typeof startPolicyTest>>

/** The marketplace's areas on a database, with people, a processor and a queue that the test controls. */
export async function startPolicyTest() {
  const database = await openTestDatabase(migrations)
  const clock = { now: () => new Date(clock.time), time: Date.parse('2026-11-15T17:00:00Z') }
  const people = new Map<string, User>()
  const links: string[] = []
  const names = { find: async (_user: User): Promise<string | null> => null }
  const processor = createTestProcessor(database)
  const outbox = createOutbox({ database, clock })
  const log: string[] = []
  const logger = createLogger({ name: 'api', level: 'info', sink: { write: (line) => void log.push(line) } })
  const { jobs, queue } = createTestQueue()

  /** Another replica on the same database. `maxWaitMs` is how long its pages wait for the processor. */
  function startServer({ maxWaitMs = 30_000, replaceFails = false }: ServerOptions = {}) {
    type UserCall = { bearer: string | null; refuse: (code: 'unauthorized') => never }
    const requireUser = async ({ bearer, refuse }: UserCall) => people.get(bearer ?? '') ?? refuse('unauthorized')
    const users = {
      requireUser,
      requireUserAnd: async <Row extends { id: string }>(call: UserCall, { id }: { id: string }) => {
        const [row = null] = await database.query<Row>('SELECT * FROM policies WHERE id = $1', [id])
        return { user: await requireUser(call), row }
      },
      findNamesBy: (find: (user: User) => Promise<string | null>) => {
        names.find = find
      },
      sendLink: async (email: string) => links.push(email) > 0,
    }
    const addresses = {
      verify: async ({ postal_code }: { postal_code: string }) =>
        postal_code.startsWith('0') ? null : { time_zone_id: zones[postal_code] ?? 'America/New_York' },
    }
    const rates = catalogue.marketplace
    const policies = createPolicies({ database, clock, log: logger, marketplace: rates, users, secret })
    const quotes = createQuotes({ database, clock, rates, users, addresses, policies })
    const shared = { database, clock, jobs, payments: processor.payments, content, policies, maxWaitMs }
    const mail = createEmbeddedMail(outbox)
    const billing = createBilling({ ...shared, mail, log: logger })
    const policyChanges = createPolicyChanges({ ...shared, addresses, billing })
    const purchases = createPurchases({
      ...shared,
      mail,
      billing,
      policyChanges: replaceFails
        ? { replace: () => Promise.reject(new Error('the database is gone')) }
        : policyChanges,
      documentsOf: async ({ number }) => [
        { filename: `${number}.pdf`, content_type: 'application/pdf', content: Buffer.from('%PDF-') },
      ],
    })
    const app = createApp({ logger })
    const operatorKeys = createOperatorKeys({ database, clock })
    const routes = [operatorKeys, policies, quotes, billing, policyChanges, purchases].flatMap((area) => [
      ...area.routes,
    ])
    mountRoutes(app, { routes, guards: { operator: operatorKeys.guard(OPERATOR_KEY) }, audit: async () => {} })

    /** Does what is in the queue, whatever its delay. */
    const runJobs = async () => {
      for (const { queue: name, data } of queue.splice(0)) {
        const handler = [...billing.jobs, ...purchases.jobs].find(({ job }: JobHandler) => job.queue === name)
        await handler?.handle(data as never)
      }
    }
    return { app, policies, billing, purchases, runJobs, routes }
  }
  const server = startServer()

  return {
    ...server,
    startServer,
    database,
    clock,
    log,
    links,
    nameOf: (bearer: string) => names.find(people.get(bearer) as User),
    queue,
    processor,
    outbox,
    catalogue,
    /** Somebody with a session: a guest without an address. */
    person({ email = null, is_guest = email === null }: { email?: string | null; is_guest?: boolean } = {}): string {
      const bearer = `us_${randomBytes(32).toString('base64url')}`
      people.set(bearer, { session_id: randomUUID(), email, is_guest })
      return bearer
    },
    endSession: (bearer: string) => people.delete(bearer),
    stop: async () => {
      await server.app.close()
      await database.close()
    },
  }
}
