import { readableCode, readableCodePattern, tidyReadableCode } from '../text/readable-code.ts'

const LENGTH = 12
export const verificationCodePattern = readableCodePattern(LENGTH)

/** 60 random bits: it cannot be guessed. The browser makes it, so that a letter opens without waiting for its call. */
export function makeVerificationCode(randomBytes: (count: number) => Uint8Array): string {
  return readableCode(randomBytes(LENGTH))
}

/** The code in what a person typed or a link contains, or null. */
export function tidyVerificationCode(text: string): string | null {
  const code = tidyReadableCode(text)
  return verificationCodePattern.test(code) ? code : null
}

export const VERIFY_PATH = '/verify'

/** The code is in the fragment, which browsers do not send: it is in no server's log. */
export function verificationLink(portalOrigin: string, code: string): string {
  return `${portalOrigin}${VERIFY_PATH}#${code}`
}
