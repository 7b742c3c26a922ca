import { latinDigits } from '../text/latin-digits.ts'

export const MOST_CARDHOLDER_NAME = 100
const MOST_DIGITS = 11

/** Required (M-152). A card number typed into the wrong field is no name: it must not leave the page. */
export function isCardholderName(text: string): boolean {
  const name = text.trim()
  const digits = latinDigits(name).replace(/\D/g, '').length
  return name.length > 0 && name.length <= MOST_CARDHOLDER_NAME && digits <= MOST_DIGITS
}
