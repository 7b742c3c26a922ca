import { phoneDisplay } from '@amparo/rules/phone/phone-display'

/** A phone number for `RichText`, one tap away from a call. */
export function phoneInText(number: string): string {
  return `[${isolated(phoneDisplay(number))}](tel:${number.replace(/[^+\d]/g, '')})`
}

/** Numbers keep their own direction, and stay on one line, inside a sentence of any script: U+2066 … U+2069. */
export function isolated(number: string): string {
  return `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`
}
