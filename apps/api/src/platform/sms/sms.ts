export type SmsMessage = { to: string; text: string }

/** `sent: false` means that this number cannot be reached; everything that may work later is thrown. */
export type SmsResult = { sent: true; id: string } | { sent: false }

/** The port, for written and spoken messages. It talks to a network, so it has no place inside a transaction. */
export type Sms = {
  send(message: SmsMessage): Promise<SmsResult>
  /** Calls a telephone that cannot receive text, and reads the text out. */
  call(message: SmsMessage): Promise<SmsResult>
}

const internationalNumber = /^\+[1-9]\d{6,14}$/

/** The value stays out of the error: a telephone number is personal. */
export function assertDialable({ to }: SmsMessage) {
  if (!internationalNumber.test(to)) throw new Error('sms: the number is not a plus and 7 to 15 digits')
}
