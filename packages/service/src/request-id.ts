import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: no two characters are mistaken for each other when somebody reads an id out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `7KQ2-M4XD-9PBT`: 60 random bits, enough to find one request in the logs and too short to look like a card number. */
export function requestId(): string {
  const characters = Array.from(randomBytes(12), (byte) => ALPHABET[byte & 31]).join('')
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`
}
