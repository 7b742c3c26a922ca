import { isValidPhoneNumber } from 'libphonenumber-js/min'

/** For Context.phone. The portal imports this file on demand: the numbering plans weigh more than the engine. */
export function phoneCheck(text: string): boolean {
  return isValidPhoneNumber(text)
}
