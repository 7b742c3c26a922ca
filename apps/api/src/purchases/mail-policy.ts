import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { Database } from '@amparo/database/database'
import { writtenDate } from '@amparo/rules/dates/format-date'
import type { Clock } from '../platform/clock.ts'
import { inDollars } from '../platform/dollars.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { isAddress, type Mail, type MailAttachment } from '../platform/mail/mail.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { PurchasesRepository } from './purchases-repository.ts'

export const mailPolicyJob = defineJob<{ purchase_id: string }>('mail-policy', { atOnce: 4 })
/** Policies are sold in the USA only. */
const LOCALE = 'en_US'

/** The documents of a policy as files. */
export type DocumentsOf = (policy: PolicyDetails) => Promise<readonly MailAttachment[]>

type Parts = {
  database: Database
  clock: Clock
  mail: Mail
  content: Pick<ContentStore, 'content'>
  documentsOf: DocumentsOf
  policies: Pick<Policies, 'find' | 'details'>
  purchases: PurchasesRepository
}

/** Mails the policy to its buyer, once. A separate job, so that a purchase never waits for PDFs. */
export function createMailPolicy({ database, clock, mail, content, documentsOf, policies, purchases }: Parts) {
  return async (id: string) => {
    const purchase = await purchases.find(id)
    if (purchase?.state !== 'succeeded' || purchase.mailed_at) return
    const policy = await policies.find(purchase.policy_id)
    if (!policy) return
    const details = policies.details(policy)
    const attachments = await documentsOf(details)
    const texts = content.content(LOCALE, 'policy-mails')
    const words = {
      name: policy.people.holder.first_name,
      number: policy.number ?? '',
      date: writtenDate(policy.effective_date, LOCALE),
      amount: inDollars(details.monthly_premium),
    }
    await database.transaction(async (tx) => {
      if (!(await purchases.setMailed(tx, id, clock.now()))) return
      // An address may have been erased, or stored before the rules refused it.
      if (!isAddress(policy.people.email)) return
      const message = {
        to: policy.people.email,
        subject: fill(texts.bought_subject, words),
        text: fill(texts.bought_text, words),
      }
      await mail.send({ ...message, tag: 'policy_bought', attachments }, tx)
    })
  }
}
