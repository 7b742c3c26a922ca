import type { Outbox } from '../mail/outbox.ts'
import { assertDialable, type Sms, type SmsMessage, type SmsResult } from './sms.ts'

/** For demonstrations and tests: the only number that cannot be reached. */
export const UNREACHABLE_NUMBER = '+15005550001'

/** Delivers into the local outbox, which `/dev` shows. */
export function createEmbeddedSms(outbox: Outbox): Sms {
  const deliver = async (kind: 'sms' | 'call', message: SmsMessage): Promise<SmsResult> => {
    assertDialable(message)
    if (message.to === UNREACHABLE_NUMBER) return { sent: false }
    return { sent: true, ...(await outbox.add({ kind, recipient: message.to, text: message.text })) }
  }

  return {
    send: (message) => deliver('sms', message),
    call: (message) => deliver('call', message),
  }
}
