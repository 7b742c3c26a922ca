import { latinDigits } from '../text/latin-digits.ts'

/** The lengths that the calls of the marketplace accept. */
export const MOST_ADDRESS_LINE = 100

const zip = /^\d{5}(-?\d{4})?$/

/** Five digits, or five and four with or without a hyphen (M-X11). */
export function isZipCode(text: string): boolean {
  return zip.test(zipCodeOf(text))
}

/** What was typed, as it is sent. */
export function zipCodeOf(text: string): string {
  return latinDigits(text).trim()
}

export function isAddressLine(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MOST_ADDRESS_LINE
}
