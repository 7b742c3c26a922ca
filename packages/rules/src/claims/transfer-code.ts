/** Crockford's alphabet: no two characters are mistaken for each other. */
export const TRANSFER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What the server knows a transfer by. */
export const TRANSFER_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/
/** The key, which stays in the link: 80 bits, which are stretched and protect something that is gone after 15 minutes. */
const KEY = /^[0-9A-HJKMNP-TV-Z]{16}$/
const CODE_CHARACTERS = 8
const GROUP = /.{4}(?=.)/g

export type TransferLink = { code: string; key: string }

/** `7KQ2-M4XD-9PBT-…`: code and key in groups of four, for the end of a link and for people who type it. */
export function formatTransferLink({ code, key }: TransferLink): string {
  return (code + key).replace(GROUP, '$&-')
}

/** Reads what somebody typed or a link ends with. Lower case, spaces, dashes and look-alikes do not matter. Null if it is no such link. */
export function parseTransferLink(text: string): TransferLink | null {
  const tidy = text
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
