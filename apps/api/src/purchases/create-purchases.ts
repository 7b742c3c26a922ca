import type { ContentStore } from '@amparo/content/load-content'
import type { Database, Queryable } from '@amparo/database/database'
import type { Billing } from '../billing/create-billing.ts'
import type { Clock } from '../platform/clock.ts'
import { handleJob, type Jobs } from '../platform/jobs/jobs.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { paymentCopy } from '../platform/payments/payment-copy.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createWaitForCharge } from '../platform/payments/wait-for-charge.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { PolicyChanges } from '../policy-changes/create-policy-changes.ts'
import { createBeginPurchase } from './begin-purchase.ts'
import { createMailPolicy, type DocumentsOf, mailPolicyJob } from './mail-policy.ts'
import { purchasePolicyRoute } from './purchase-policy.ts'
import { createPurchasesRepository, type Purchase } from './purchases-repository.ts'
import { createSettlePurchase, settlePurchaseJob } from './settle-purchase.ts'

/** Well after the queue has given up on its own. */
const GIVEN_UP_MS = 60_000
const jobOf = { charging: settlePurchaseJob, succeeded: mailPolicyJob } as const

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  payments: Payments
  mail: Mail
  content: Pick<ContentStore, 'content'>
  policies: Policies
  billing: Pick<Billing, 'setDetails' | 'planRefunds'>
  policyChanges: Pick<PolicyChanges, 'replace'>
  documentsOf: DocumentsOf
  /** How long a page waits for the processor, for tests. */
  maxWaitMs?: number
}

export type Purchases = ReturnType<typeof createPurchases>

/** Buying a policy: charged once, and never a charge without a policy or a refund. */
export function createPurchases(parts: Parts) {
  const { database, clock, jobs, policies } = parts
  const purchases = createPurchasesRepository(database)
  const settle = createSettlePurchase({ ...parts, purchases })
  const mailPolicy = createMailPolicy({ ...parts, purchases })
  const { waitFor, close } = createWaitForCharge<Purchase>({ settle, maxWaitMs: parts.maxWaitMs })
  const beginPurchase = createBeginPurchase({ ...parts, purchases })

  return {
    close,
    personalData: {
      erase: purchases.erase,
      export: async (on: Queryable, policyIds: readonly string[]) =>
        (await purchases.listOf(on, policyIds)).map((row) => paymentCopy(row, policies.encryption)),
    },
    routes: limited('purchases', [purchasePolicyRoute({ ...parts, beginPurchase, waitFor })]),
    jobs: [
      handleJob(settlePurchaseJob, async ({ purchase_id }) => {
        // A failed job is tried again.
        if (!(await settle(purchase_id))) throw new Error('somebody else is still charging')
      }),
      handleJob(mailPolicyJob, ({ purchase_id }) => mailPolicy(purchase_id)),
    ],

    /** Enqueues again what the queue gave up on. A worker calls it each minute. */
    async requeueUnfinished() {
      const unfinished = await purchases.listUnfinished(new Date(clock.now().getTime() - GIVEN_UP_MS))
      for (const [state, job] of Object.entries(jobOf))
        await jobs.requeue(
          job,
          unfinished.filter((one) => one.state === state).map(({ id }) => ({ purchase_id: id })),
        )
    },
  }
}
