import { phoneDisplay } from '@amparo/rules/phone/phone-display'

/** A phone number as a link for `RichText`. */
export function phoneInText(number: string): string {
  return `[${leftToRight(phoneDisplay(number))}](tel:${number.replace(/[^+\d]/g, '')})`
}

/** Keeps a number left to right (U+2066, U+2069) and on one line inside any sentence. */
export function leftToRight(number: string): string {
  return `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`
}
