import { hexOf } from '../../../platform/hex-of.ts'

/** In hex. Browsers give a page without TLS no cryptography: there it is computed by our own code (FIPS 180-4). */
export async function sha256(content: ArrayBuffer): Promise<string> {
  return hexOf(crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', content)) : computeHash(content))
}

const BLOCK = 64
const primes = firstPrimes(64)
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

function computeHash(content: ArrayBuffer): Uint8Array {
  const state = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
  const whole = content.byteLength - (content.byteLength % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) mix(state, new DataView(content, at, BLOCK))

  // The padding: the remaining bytes, a one bit, zeros, and the length in bits.
  const left = new Uint8Array(content, whole)
  const end = new Uint8Array(left.length + 9 > BLOCK ? 2 * BLOCK : BLOCK)
  end.set(left)
  end[left.length] = 0x80
  new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(content.byteLength) * 8n)
  for (let at = 0; at < end.length; at += BLOCK) mix(state, new DataView(end.buffer, at, BLOCK))

  const digest = new DataView(new ArrayBuffer(32))
  for (const [place, word] of state.entries()) digest.setUint32(place * 4, word)
  return new Uint8Array(digest.buffer)
}

const words = new Uint32Array(64)
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function mix(state: Uint32Array, block: DataView) {
  const word = (place: number) => words[place] as number
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = block.getUint32(at * 4)
    else {
      const [one, two] = [word(at - 15), word(at - 2)]
      const small = rotated(one, 7) ^ rotated(one, 18) ^ (one >>> 3)
      const large = rotated(two, 17) ^ rotated(two, 19) ^ (two >>> 10)
      words[at] = word(at - 16) + small + word(at - 7) + large
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const first =
      (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + (rounds[at] as number) + word(at)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [place, value] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] as number) + value
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
}

/** The first 32 bits of the fractional part. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}
