import type { Queryable } from '@amparo/database/database'
import type { JobHandler } from '../jobs/jobs.ts'

export type MailAttachment = { filename: string; content_type: string; content: Buffer }

/** `tag` names the kind of message ('magic_link', 'policy_canceled' …) for `/dev` and for delivery figures. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  tag: string
  attachments?: readonly MailAttachment[]
}

/** The port. It resolves when the message is stored and will be sent, not when it has arrived. */
export type Mail = {
  /**
   * With `tx` the message exists only if that transaction commits. Inside a transaction only SQL may run, so an adapter
   * for a real server stores the message in the database and delivers it after the commit.
   */
  send(message: MailMessage, tx?: Queryable): Promise<{ id: string }>
  /** Sends many messages at once, in the given order. */
  sendAll(messages: readonly MailMessage[], tx: Queryable): Promise<void>
}

/** What delivers mail after the commit: a job for each message, and another try for what was not delivered. */
export type MailDelivery = {
  jobs: readonly JobHandler[]
  deliverDue(): Promise<void>
  erase(tx: Queryable, recipients: readonly string[]): Promise<number>
  close(): Promise<void>
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
/** Line breaks of every kind, and the other control characters. */
const control = /[\p{Cc}\u2028\u2029]/u
const plainName = /^[^\p{Cc}\u2028\u2029"\\/]{1,100}$/u
const contentType = /^[a-z]+\/[a-z0-9.+-]+$/

export const isAddress = (text: string) => address.test(text) && !control.test(text)

/** A line break in what becomes a header would let its author add headers. The error does not contain the value. */
export function assertSendable({ to, subject, attachments = [] }: MailMessage) {
  if (!isAddress(to)) throw new Error('mail: the recipient is not one plain address')
  if (control.test(subject)) throw new Error('mail: the subject has a line break')
  for (const { filename, content_type } of attachments) {
    if (!plainName.test(filename)) throw new Error('mail: the name of an attachment is not a plain file name')
    if (!contentType.test(content_type)) throw new Error('mail: the type of an attachment is not a plain media type')
  }
}
