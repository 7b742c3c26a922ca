import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { sha256 } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

const known = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const ofLength = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + 7) % 256)

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 100_003])(
  'gives the same hash of %i bytes without TLS as with it',
  async (length) => {
    const bytes = ofLength(length)
    expect(await sha256(bytes.buffer)).toBe(known(bytes))
    vi.stubGlobal('crypto', {})
    expect(await sha256(bytes.buffer)).toBe(known(bytes))
  },
)
