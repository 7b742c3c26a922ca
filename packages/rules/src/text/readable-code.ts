/** Crockford's alphabet: no two characters are mistaken for each other, on paper or on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One character, five random bits, for each random byte. */
export function readableCode(randomBytes: Uint8Array): string {
  let code = ''
  for (const byte of randomBytes) code += ALPHABET[byte % ALPHABET.length]
  return code
}

export function readableCodePattern(length: number): RegExp {
  return new RegExp(`^[${ALPHABET}]{${length}}$`)
}

/** What a person meant to type: capitals, no spaces or dashes, and 0 and 1 for the letters that look like them. */
export function tidyReadableCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** `7KQ2-M4XD-9PBT` */
export function groupReadableCode(code: string): string {
  const groups: string[] = []
  for (let at = 0; at < code.length; at += 4) groups.push(code.slice(at, at + 4))
  return groups.join('-')
}
