import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no two characters are mistaken for each other when somebody reads an id out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `7KQ2-M4XD-9PBT`: 60 random bits, enough to find one request in the logs and too short to look like a card number. */
export function requestId(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${part()}-${part()}-${part()}`
}
