import { randomFillSync } from 'node:crypto'

/** Crockford's 32 signs: none is misread or misheard for another when a person says it on the phone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** Random bytes are drawn for many ids at once; every request needs one. */
const pool = new Uint8Array(LENGTH * 256)
let used = pool.length

/** `7KQ2-M4XD-9PBT`: 60 random bits, enough to find one request in the logs and too short to look like a card. */
export function requestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let id = ''
  for (let place = 0; place < LENGTH; place++) {
    if (place === 4 || place === 8) id += '-'
    id += SIGNS[(pool[used++] as number) & 31]
  }
  return id
}
