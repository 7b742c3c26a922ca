import { pipeline, Readable } from 'node:stream'
import { createInflateRaw, type ZlibOptions } from 'node:zlib'

export type Chunks = () => AsyncIterable<Buffer> | Iterable<Buffer>

/** The header of zlib. */
const HEADER_BYTES = 2
/** How finely the bytes around damage are handed to zlib, from one attempt to the next. What comes before is known to be intact. */
const LARGEST_STEP = 64 * 1024
const STEPS = [LARGEST_STEP, 1024, 32, 1]

/** Whether it begins like everything that zlib has packed. Some texts do so as well. */
export function isPacked(bytes: Buffer): boolean {
  return bytes.length > HEADER_BYTES && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0
}

/**
 * What zlib has packed, up to damage if there is any: PDF viewers show that much, and like them, we ignore the checksum and what follows the packed bytes.
 * Stops when nothing is left of the budget for what is read and written.
 */
export async function* inflated(packed: Chunks, budget: { bytes: number; damaged: number }): AsyncGenerator<Buffer> {
  let intact = 0
  let handedOut = 0
  // Node drops what zlib has unpacked in the step that ends in damage, so that part is repeated in smaller steps.
  for (const step of STEPS) {
    // With the usual mark, 16,384 steps of one byte would wait in the queue: 90 ms for each damaged stream instead of 1.5.
    const inflate = createInflateRaw({ writableHighWaterMark: step } as ZlibOptions)
    let size = 0
    try {
      pipeline(Readable.from(inSteps(packed, { intact, step })), inflate, () => {})
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        budget.bytes -= chunk.length
        if (budget.bytes < 0) return
        const fresh = chunk.subarray(Math.max(0, handedOut - size))
        size += chunk.length
        handedOut = Math.max(handedOut, size)
        if (fresh.length > 0) yield fresh
      }
      return
    } catch {
      intact = inflate.bytesWritten
    } finally {
      budget.bytes -= inflate.bytesWritten
    }
  }
  budget.damaged -= 1
}

async function* inSteps(packed: Chunks, { intact, step }: { intact: number; step: number }): AsyncGenerator<Buffer> {
  let skip = HEADER_BYTES
  let at = 0
  for await (const chunk of packed()) {
    const bytes = chunk.subarray(skip)
    skip -= chunk.length - bytes.length
    for (let start = 0; start < bytes.length; ) {
      const piece = bytes.subarray(start, start + (at < intact ? Math.min(intact - at, LARGEST_STEP) : step))
      yield piece
      start += piece.length
      at += piece.length
    }
  }
}
