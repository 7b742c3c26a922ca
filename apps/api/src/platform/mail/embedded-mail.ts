import { assertSendable, type Mail } from './mail.ts'
import type { Outbox } from './outbox.ts'

/** Delivers into the local outbox, which `/dev` shows. */
export function createEmbeddedMail(outbox: Outbox): Mail {
  return {
    async send(message, tx) {
      assertSendable(message)
      const { to, ...parts } = message
      return outbox.add({ kind: 'mail', recipient: to, ...parts }, tx)
    },
  }
}
