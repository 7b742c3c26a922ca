import { assertDialable, type Sms, type SmsMessage } from './sms.ts'

const unreachable = async (message: SmsMessage) => {
  assertDialable(message)
  return { sent: false as const }
}

/** For a deployment without messages: no phone can be reached. */
export const noSms: Sms = { send: unreachable, call: unreachable }
