export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** The number that calls, and sends messages unless a messaging service does. */
  callsFrom: string
  messagingService?: string | undefined
  /** Another place than Twilio's own, for tests. */
  url?: string | undefined
}
