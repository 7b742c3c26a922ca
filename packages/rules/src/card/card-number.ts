import { plainDigits } from './plain-digits.ts'

/** Required, 14 to 16 digits with optional spaces, Luhn check (portal specification §5). Dashes are accepted too, as people paste them. */
type CardNumberProblem = 'required' | 'invalid'

const shape = /^\d{14,16}$/

export function cardNumberProblem(text: string): CardNumberProblem | null {
  const digits = cardDigits(text)
  if (digits === '') return 'required'
  return shape.test(digits) && passesLuhn(digits) ? null : 'invalid'
}

/** What was typed, without spaces and dashes, with the digits of other scripts turned into 0 to 9. */
export function cardDigits(text: string): string {
  return plainDigits(text).replace(/[\s\u200e\u200f-]/g, '')
}

/** `digits` must contain nothing but the digits 0 to 9. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const weighed = place % 2 === 1 ? digit * 2 : digit
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}

/** The first digits that say whose card it is: 8 of a 16-digit number, 6 of a shorter one. With the last four that is all PCI DSS allows to store. */
export function binOf(digits: string): string {
  return digits.slice(0, digits.length === 16 ? 8 : 6)
}

/** Only the last four digits are ever shown (portal specification §3). */
export function maskCard(last4: string): string {
  return `**** **** **** ${last4}`
}
