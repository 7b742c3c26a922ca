import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { ContentOf } from '@amparo/content/slugs'
import type { Queryable } from '@amparo/database/database'
import { writtenDate } from '@amparo/rules/dates/format-date'
import { dollarsOf } from '@amparo/rules/policies/money'
import type { FastifyBaseLogger } from 'fastify'
import { inDollars } from '../platform/dollars.ts'
import { isAddress, type Mail, type MailMessage } from '../platform/mail/mail.ts'
import type { Policy } from '../policies/create-policies.ts'

/** Policies are sold in the USA only. */
const LOCALE = 'en_US'

export type PolicyMailKind =
  | 'receipt'
  | 'payment_failed'
  | 'reminder'
  | 'resolved'
  | 'lapsed'
  | 'expired'
  | 'canceled'
  | 'replaced'
/** The values a mail mentions besides the policy's own: a day, the amount charged, the refund, the number of the policy that replaces it. */
type About = { day: string; cents?: number; refund_cents?: number; newNumber?: string }

/** The subject and body of each kind of mail. */
const textsOf = {
  receipt: (texts) => [texts.receipt_subject, texts.receipt_text],
  payment_failed: (texts) => [texts.payment_failed_subject, texts.payment_failed_text],
  reminder: (texts) => [texts.reminder_subject, texts.reminder_text],
  resolved: (texts) => [texts.resolved_subject, texts.resolved_text],
  lapsed: (texts) => [texts.lapsed_subject, texts.lapsed_text],
  expired: (texts) => [texts.expired_subject, texts.expired_text],
  canceled: (texts) => [texts.canceled_subject, texts.canceled_text],
  replaced: (texts) => [texts.replaced_subject, texts.replaced_text],
} satisfies Record<PolicyMailKind, (texts: ContentOf<'policy-mails'>) => readonly [string, string]>

type Parts = { mail: Mail; content: Pick<ContentStore, 'content'>; log: Pick<FastifyBaseLogger, 'error'> }
export type PolicyMail = { policy: Policy; kind: PolicyMailKind; about: About }
export type PolicyMails = ReturnType<typeof createPolicyMails>
export type SendPolicyMail = PolicyMails['sendMail']

/** Mail to policyholders. It is stored in the same transaction as the event it reports, so it is sent if and only if the event happened. */
export function createPolicyMails({ mail, content, log }: Parts) {
  /** An address may have been erased, or stored before the rules refused it. What happened is stored all the same. */
  function isSendable({ policy, kind }: PolicyMail): boolean {
    const isGood = isAddress(policy.people.email)
    if (!isGood) log.error({ policy: policy.id, kind }, 'a policyholder has no address that mail can be sent to')
    return isGood
  }

  function compose({ policy, kind, about }: PolicyMail): MailMessage {
    const { day, cents = 0, refund_cents = 0, newNumber = '' } = about
    const texts = content.content(LOCALE, 'policy-mails')
    const refund =
      refund_cents > 0
        ? fill(texts.refund_sentence, { amount: inDollars(dollarsOf(refund_cents)) })
        : texts.no_refund_sentence
    const words = {
      name: policy.people.holder.first_name,
      number: policy.number ?? '',
      date: writtenDate(day, LOCALE),
      amount: inDollars(dollarsOf(cents)),
      last_4: policy.card?.last_4 ?? '',
      refund,
      new_number: newNumber,
    }
    const [subject, text] = textsOf[kind](texts)
    return {
      to: policy.people.email,
      subject: fill(subject, words),
      text: fill(text, words),
      tag: `policy_${kind}`,
    }
  }

  const sendMails = (tx: Queryable, mails: readonly PolicyMail[]) =>
    mail.sendAll(mails.filter(isSendable).map(compose), tx)

  return {
    sendMail: (tx: Queryable, policy: Policy, kind: PolicyMailKind, about: About) =>
      sendMails(tx, [{ policy, kind, about }]),
    sendMails,
  }
}
