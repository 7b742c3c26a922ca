import { randomInt } from 'node:crypto'

/** No vowels and nothing that is misread or misheard for another: a person may have to say it on the phone. */
const ALPHABET = '23456789BCDFGHJKMNPQRTVWXZ'
const GROUPS = 3
const GROUP_LENGTH = 4

/** `7KQ2-M4XD-9PBT`: about 56 random bits, enough to find one request in the logs and too short to look like a card. */
export function requestId(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
