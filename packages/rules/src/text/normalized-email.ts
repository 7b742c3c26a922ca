/**
 * The form in which an address is compared, stored and written to. Whoever asks for mail gets it at this form: otherwise "K" (the Kelvin sign), which
 * becomes "k", would let somebody receive the mail of another address.
 */
export function normalizedEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}
