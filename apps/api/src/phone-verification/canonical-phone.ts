import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * One spelling for each phone: `+44 020 …` reaches the same phone as `+44 20 …`, and two spellings must not get twice the codes and
 * tries. A number that no numbering plan knows stays as it is.
 */
export function canonicalPhone(written: string): string {
  return parsePhoneNumberFromString(written)?.number ?? written
}
