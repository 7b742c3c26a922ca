import type { Queryable } from '@amparo/database/database'

/** `tag` names the kind of message ('magic_link', 'policy_cancelled' …) for `/dev` and for delivery figures. */
export type MailMessage = { to: string; subject: string; text: string; html?: string; tag: string }

/** The port. It resolves when the message is stored and will be sent, not when it has arrived. */
export type Mail = {
  /**
   * With `tx` the message exists only if that transaction commits. Inside a transaction only SQL may run, so an adapter
   * for a real server stores the message in the database and delivers it after the commit.
   */
  send(message: MailMessage, tx?: Queryable): Promise<{ id: string }>
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const lineBreak = /[\r\n]/

/** A line break in an address or a subject would let its author add headers. The error does not contain the value. */
export function assertSendable({ to, subject }: MailMessage) {
  if (!address.test(to)) throw new Error('mail: the recipient is not one plain address')
  if (lineBreak.test(subject)) throw new Error('mail: the subject has a line break')
}
