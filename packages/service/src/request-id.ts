import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no two characters are mistaken for each other when somebody reads an id out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `7KQ2-M4XD-9PBT`: 60 random bits, enough to find one request in the logs and too short to look like a card number. */
export function requestId(): string {
  const id = sixCharacters() + sixCharacters()
  return `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`
}

/** Whether it looks like one of ours; whoever reports an error may send anything. */
export function isRequestId(text: string): boolean {
  return /^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/.test(text)
}

/** From one random number of 30 bits: a random number for each character took a tenth of a short call's time. */
function sixCharacters(): string {
  const bits = randomInt(2 ** 30)
  let characters = ''
  for (let shift = 0; shift < 30; shift += 5) characters += ALPHABET[(bits >> shift) & 31]
  return characters
}
