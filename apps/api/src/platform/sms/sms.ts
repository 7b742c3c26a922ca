import type { Locale } from '@amparo/rules/locale/locales'

export type SmsMessage = { to: string; text: string }
/** `locale` is the language of the text, for the voice that reads it. */
export type SpokenMessage = SmsMessage & { locale: Locale }

/** `sent: false` means that this number cannot be reached; a failure that may pass is thrown. */
export type SmsResult = { sent: true; id: string } | { sent: false }

/** The port for text messages and calls. It uses the network, so it must not be called inside a transaction. */
export type Sms = {
  send(message: SmsMessage): Promise<SmsResult>
  /** Calls a telephone that cannot receive text, and reads the text out. */
  call(message: SpokenMessage): Promise<SmsResult>
}

const internationalNumber = /^\+[1-9]\d{6,14}$/

/** The error does not contain the value: a phone number is personal. */
export function assertDialable({ to }: SmsMessage) {
  if (!internationalNumber.test(to)) throw new Error('sms: the number is not a plus and 7 to 15 digits')
}
