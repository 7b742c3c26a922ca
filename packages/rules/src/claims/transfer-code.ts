import { groupReadableCode, readableCode, readableCodePattern, tidyReadableCode } from '../text/readable-code.ts'

/** How long a transfer waits for the other device. */
export const TRANSFER_OPEN_MS = 15 * 60_000

/** The page that picks a transfer up. */
export const CONTINUE_PATH = '/continue'

const CODE_LENGTH = 8
const KEY_LENGTH = 16
export const transferCodePattern = readableCodePattern(CODE_LENGTH)
const keyPattern = readableCodePattern(KEY_LENGTH)

/** The server finds a transfer by its code. It never gets the key, which decrypts the draft. */
export type TransferLink = { code: string; key: string }
type RandomBytes = (count: number) => Uint8Array

export function makeTransferCode(randomBytes: RandomBytes): string {
  return readableCode(randomBytes(CODE_LENGTH))
}

/** 80 bits are enough: the key is stretched, and what it protects is deleted after 15 minutes. */
export function makeTransferKey(randomBytes: RandomBytes): string {
  return readableCode(randomBytes(KEY_LENGTH))
}

/** `7KQ2-M4XD-9PBT-…`: code and key, for the end of a link and for people who type it. */
export function formatTransferLink({ code, key }: TransferLink): string {
  return groupReadableCode(code + key)
}

/** Code and key are in the fragment, which browsers do not send to any server. */
export function transferAddress(origin: string, language: string, link: TransferLink): string {
  return `${origin}/${language}${CONTINUE_PATH}#${formatTransferLink(link)}`
}

/** The link in what a person typed, a whole address or only its end, or null. */
export function parseTransferLink(text: string): TransferLink | null {
  const tidy = tidyReadableCode(text.slice(text.lastIndexOf('#') + 1))
  const [code, key] = [tidy.slice(0, CODE_LENGTH), tidy.slice(CODE_LENGTH)]
  return transferCodePattern.test(code) && keyPattern.test(key) ? { code, key } : null
}
