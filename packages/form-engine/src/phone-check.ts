import { isValidPhoneNumber } from 'libphonenumber-js/min'

/** For Context.phone. The portal imports this file on demand, as its library is larger than the whole engine. */
export function phoneCheck(text: string): boolean {
  return isValidPhoneNumber(text)
}
