import { assertSendable, type Mail, type MailMessage } from './mail.ts'
import type { Outbox } from './outbox.ts'

/** Delivers into the local outbox, which `/dev` shows. */
export function createEmbeddedMail(outbox: Outbox): Mail {
  const entryOf = (message: MailMessage) => {
    assertSendable(message)
    const { to, ...parts } = message
    return { kind: 'mail' as const, recipient: to, ...parts }
  }

  return {
    send: async (message, tx) => outbox.add(entryOf(message), tx),
    sendAll: async (messages, tx) => outbox.addAll(messages.map(entryOf), tx),
  }
}
