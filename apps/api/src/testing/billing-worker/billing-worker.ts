import '@amparo/service/process/undici-fetch'
import { tmpdir } from 'node:os'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { openDatabase } from '@amparo/database/open-database'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { createLogger } from '@amparo/service/process/logger'
import { createBilling, PaymentInProgress } from '../../billing/create-billing.ts'
import { migrations } from '../../migrations-folder.ts'
import { startDatabaseJobs } from '../../platform/jobs/database-jobs.ts'
import { createEmbeddedMail } from '../../platform/mail/embedded-mail.ts'
import { createOutbox } from '../../platform/mail/outbox.ts'
import { createEmbeddedPayments } from '../../platform/payments/embedded-payments.ts'
import { createPolicies } from '../../policies/create-policies.ts'
import { createSellPolicies } from './sell-policies.ts'
import type { Numbered, Task } from './start-billing-worker.ts'
import { unreliablePayments } from './unreliable-payments.ts'

// Runs as a child process: policies, billing and the job queue on the PostgreSQL at `url`. Each task says what time it is.
const [url = '', lossRate = '0'] = process.argv.slice(2)
let now = new Date()
const clock = { now: () => now }
const log = createLogger({ name: 'billing', level: 'fatal' })
const database = await openDatabase({ url, poolSize: 10, folder: tmpdir(), migrations })
const jobs = await startDatabaseJobs({ database, log })
const nobody = async () => Promise.reject(new Error('nobody calls here'))
const users = {
  requireUser: nobody,
  requireUserAnd: nobody,
  sendLink: async () => false,
  findNamesBy: () => {},
}
const policies = createPolicies({
  database,
  clock,
  log,
  marketplace: loadCatalogue().marketplace,
  users,
  secret: '5a'.repeat(32),
})
const payments = unreliablePayments(createEmbeddedPayments({ database, pause: async () => {} }), Number(lossRate))
const mail = createEmbeddedMail(createOutbox({ database, clock }))
const content = loadContent({ isLazy: true })
const billing = createBilling({ database, clock, jobs, log, payments, mail, content, policies, maxWaitMs: 5_000 })
for (const handler of billing.jobs) await jobs.work(handler)
const sell = createSellPolicies({ database, clock, payments: createEmbeddedPayments({ database }), policies })
const author = 'policyholder'

const address = { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43215' }

async function run(task: Task): Promise<unknown> {
  if (task.is === 'sell') return sell(task.starts)
  if (task.is === 'catch-up') return billing.catchUp()
  if (task.is === 'change-card') {
    const payment_info = { number: task.reference, expiryMonth: 12, expiryYear: 2030, name: 'Sol Quill' }
    const request = { payment_info: { ...payment_info, cvv: 'provided' as const }, billing_address: address }
    return billing.changeCard(task.policy, request, { author, log })
  }
  return database.transaction(async (tx) => {
    const policy = await policies.lock(tx, task.policy)
    if (!policy || !['bound', 'in_force', 'suspended'].includes(policy.status)) return
    const today = dayIn(policy.time_zone_id, now)
    await billing.cancelCharges(tx, policy, { today, now, author })
    await policies.changeStatus(tx, policy, { event: 'canceled', author, now })
    await policies.setOutOfForceDate(tx, policy.id, today)
  })
}

process.on('message', async ({ n, ...task }: Numbered<Task>) => {
  now = new Date(task.now)
  const [from, cpu] = [performance.now(), process.cpuUsage()]
  const failure = await run(task).then(
    () => undefined,
    (error: Error) => (error instanceof PaymentInProgress ? undefined : error.message),
  )
  const { user, system } = process.cpuUsage(cpu)
  process.send?.({ n, ms: performance.now() - from, busy_ms: (user + system) / 1_000, failure })
})
process.on('disconnect', async () => {
  await billing.close()
  await jobs.stop()
  await database.close()
})
process.send?.('ready')
