import type { Queryable } from '@amparo/database/database'

/** `tag` names the kind of message ('magic_link', 'policy_cancelled' …) for `/dev` and for delivery figures. */
export type MailMessage = { to: string; subject: string; text: string; html?: string; tag: string }

/** The port. Resolving means that the message is kept and will go out, not that it has arrived. */
export type Mail = {
  /**
   * With `tx` the message exists only if that transaction commits. Inside a transaction only SQL may run, so an adapter
   * for a real server keeps the message in the database there and delivers it after the commit.
   */
  send(message: MailMessage, tx?: Queryable): Promise<{ id: string }>
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const lineBreak = /[\r\n]/

/** A line break in an address or a subject would let whoever typed it write headers of their own. The value stays out of the error. */
export function assertSendable({ to, subject }: MailMessage) {
  if (!address.test(to)) throw new Error('mail: the recipient is not one plain address')
  if (lineBreak.test(subject)) throw new Error('mail: the subject has a line break')
}
