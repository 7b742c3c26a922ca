export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** The number that calls, and sends messages unless a messaging service does. */
  callsFrom: string
  messagingService?: string | undefined
  /** Replaces Twilio's own address in tests. */
  url?: string | undefined
}
