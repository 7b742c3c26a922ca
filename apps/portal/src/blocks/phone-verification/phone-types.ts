/** A home phone is called, a cell phone gets a message (C-226, C-227). */
export type PhoneType = 'home' | 'cell'
/** The phone that a code was sent to. */
export type SentCode = { phone: string; type: PhoneType }
export type VerifiedPhone = { phone: string; token: string }
