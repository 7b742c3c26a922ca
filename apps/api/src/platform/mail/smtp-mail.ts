import type { Database, Queryable } from '@amparo/database/database'
import { count } from '@amparo/service/telemetry/metrics/count'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../encrypted-details.ts'
import { defineJob, handleJob, type Jobs } from '../jobs/jobs.ts'
import type { Repeat } from '../repeat-every-minute.ts'
import { assertSendable, type Mail, type MailDelivery, type MailMessage } from './mail.ts'
import { createMailQueue } from './mail-queue.ts'
import { smtpOptions } from './smtp-options.ts'

const MINUTE_MS = 60_000
/** The waits grow up to this one. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS
const GIVEN_UP_AFTER_MS = 48 * 60 * MINUTE_MS

export const deliverMailJob = defineJob<{ mail_id: string }>('deliver_mail')

export type SmtpSettings = { url: string; from: string }
type SmtpFailure = { code?: string; command?: string; responseCode?: number; response?: string }
type Options = SmtpSettings & {
  database: Database
  jobs: Jobs
  repeat: Repeat
  clock: Clock
  log: FastifyBaseLogger
  /** Encrypts mail until it is delivered; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}

/**
 * Mail through an SMTP server. A message is stored in the caller's transaction and delivered by a job after the commit. What the server does not take
 * at once is tried again for two days. A worker that dies between the server's answer and our note of it sends twice, with one Message-ID.
 */
export function createSmtpMail({
  url,
  from,
  database,
  jobs,
  repeat,
  clock,
  log,
  secret,
}: Options): Mail & MailDelivery {
  const queue = createMailQueue({ database, clock, encryption: createDetailsEncryption(secret) })
  const transport = createTransport(smtpOptions(url))
  const domain = from.replace(/^.*@|>$/g, '')

  async function deliver(id: string) {
    const mail = await queue.take(id)
    if (!mail) return
    const { tag, tries, queued_at } = mail
    const { to, subject, text, html, attachments = [] } = mail.message
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        attachments: attachments.map(({ content_type: contentType, ...file }) => ({ ...file, contentType })),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      count('amparo_messages', { kind: 'mail', outcome: 'failed' })
      const { code, responseCode = 0 } = error as SmtpFailure
      // The server's own words may quote the address.
      const cause = { mail_id: id, tag, tries, code, response_code: responseCode }
      if (rejectsRecipient(error as SmtpFailure) || clock.now().getTime() - queued_at.getTime() > GIVEN_UP_AFTER_MS) {
        await queue.remove(id)
        return log.error(cause, 'mail was given up')
      }
      await queue.tryLater(id, Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS))
      return log.warn(cause, 'mail was not delivered: it is tried again')
    }
    await queue.remove(id)
    count('amparo_messages', { kind: 'mail', outcome: 'sent' })
    log.info({ mail_id: id, tag, tries }, 'mail delivered')
  }

  let isClosing = false
  async function deliverDue() {
    while (!isClosing) {
      const due = await queue.listDue()
      if (due.length === 0) return
      // One that fails is due again only in a minute, so this ends.
      await Promise.all(due.map(deliver))
    }
  }
  const retrying = repeat(deliverDue, { log, name: 'deliver mail', failure: 'mail was not tried again' })

  async function add(tx: Queryable, message: MailMessage) {
    assertSendable(message)
    const id = await queue.add(tx, message)
    await jobs.enqueue(tx, deliverMailJob, { mail_id: id })
    return { id }
  }

  return {
    send: (message, tx) => (tx ? add(tx, message) : database.transaction((own) => add(own, message))),
    async sendAll(messages, tx) {
      for (const message of messages) await add(tx, message)
    },
    jobs: [handleJob(deliverMailJob, ({ mail_id }) => deliver(mail_id))],
    deliverDue,
    erase: queue.erase,
    async close() {
      isClosing = true
      await retrying.stop()
      transport.close()
    },
  }
}

/**
 * Whether the server rejects this recipient permanently. It may also refuse everybody: the connection, a login, the sender, or to pass mail on (530, or
 * 5.7 in its answer about a recipient). That is somebody's mistake, and mail waits until it is corrected. What is refused after DATA waits too:
 * some servers, such as those of SES and Office 365, refuse a sender only then.
 */
function rejectsRecipient({ command, responseCode = 0, response = '' }: SmtpFailure): boolean {
  return command === 'RCPT TO' && responseCode >= 500 && !/^530|^\d+[ -]5\.7\./.test(response)
}
