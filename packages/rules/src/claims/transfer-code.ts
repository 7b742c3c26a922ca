/** How long a transfer waits for the other device. */
export const TRANSFER_OPEN_MS = 15 * 60_000

/** The page that picks a transfer up. */
export const CONTINUE_PATH = '/continue'

/** Crockford's alphabet: no two characters are mistaken for each other. */
export const TRANSFER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What the server knows a transfer by. */
export const TRANSFER_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/
/** The key, which stays in the link: 80 bits, which are stretched and protect something that is gone after 15 minutes. */
const KEY = /^[0-9A-HJKMNP-TV-Z]{16}$/
const CODE_CHARACTERS = 8
export const KEY_CHARACTERS = 16
const GROUP = /.{4}(?=.)/g

export type TransferLink = { code: string; key: string }

/** `7KQ2-M4XD-9PBT-…`: code and key in groups of four, for the end of a link and for people who type it. */
export function formatTransferLink({ code, key }: TransferLink): string {
  return (code + key).replace(GROUP, '$&-')
}

/** Code and key are in the fragment, which browsers do not send to any server. */
export function transferAddress(origin: string, language: string, link: TransferLink): string {
  return `${origin}/${language}${CONTINUE_PATH}#${formatTransferLink(link)}`
}

/** Reads what somebody typed or a link ends with. A whole link will do; lower case, spaces, dashes and look-alikes do not matter. Null if it is no such link. */
export function parseTransferLink(text: string): TransferLink | null {
  const tidy = text
    .slice(text.lastIndexOf('#') + 1)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const [code, key] = [tidy.slice(0, CODE_CHARACTERS), tidy.slice(CODE_CHARACTERS)]
  return TRANSFER_CODE.test(code) && KEY.test(key) ? { code, key } : null
}

/** Random characters of the alphabet from random bytes. */
export function transferCharacters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => TRANSFER_ALPHABET[byte % TRANSFER_ALPHABET.length]).join('')
}
