import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone as it is counted: `+44 020 …` rings where `+44 20 …` does, and who writes one number in two ways must not get twice the
 * codes and tries. What no plan knows stays as it is.
 */
export function onePhone(written: string): string {
  return parsePhoneNumberFromString(written)?.number ?? written
}
