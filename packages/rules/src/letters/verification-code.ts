import { VERIFY_PATH } from '../portal/public-paths.ts'

/** Crockford's alphabet: no letter in it looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
export const verificationCodePattern = new RegExp(`^[${alphabet}]{${LENGTH}}$`)

/** 12 characters with five random bits each, 60 bits: it cannot be guessed. The browser makes it, so that a letter opens without waiting for its call. */
export function makeVerificationCode(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(LENGTH), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** The code in what a person typed or a link contains, or null: any case, with blanks and dashes, and with O, I and L for 0 and 1. */
export function tidyVerificationCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212#]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return verificationCodePattern.test(code) ? code : null
}

/** `7K3M-P0QX-2WVD`. */
export function shownVerificationCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** The code is in the fragment, which browsers do not send: it is in no server's log. */
export function verificationLink(portalOrigin: string, code: string): string {
  return `${portalOrigin}${VERIFY_PATH}#${code}`
}
