import { expect, it } from 'vitest'
import { pictureFrames } from './picture-frames.ts'

const BYTES = 8_000_000

/** Pages that start four bytes apart, each with a list of the maximum length. */
function overlappingTiff(): Buffer {
  const bytes = Buffer.alloc(BYTES, 0x41)
  bytes.write('II*\0')
  bytes.writeUInt32LE(8, 4)
  const pages = Array.from({ length: 999 }, (_, place) => 8 + 4 * place)
  for (const at of pages) bytes.writeUInt16LE(0xffff, at)
  for (const at of pages) bytes.writeUInt32LE(at + 4, at + 2 + 12 * 0xffff)
  return bytes
}

/** An image without content every twelve bytes. */
function gifOfFrames(): Buffer {
  const bytes = Buffer.alloc(BYTES)
  bytes.write('GIF89a')
  for (let at = 13; at < BYTES; at += 12) bytes[at] = 0x2c
  return bytes
}

/** Counts reads of the file; a mock would record millions of calls. */
function countReads(bytes: Buffer): () => number {
  let reads = 0
  for (const read of ['readUInt8', 'readUInt16LE', 'readUInt32LE'] as const) {
    const own = bytes[read]
    bytes[read] = (at) => {
      reads++
      return own.call(bytes, at)
    }
  }
  return () => reads
}

it.each([
  ['a TIFF whose pages overlap', 'image/tiff', overlappingTiff()],
  ['a GIF of nothing but frames', 'image/gif', gifOfFrames()],
])('gives up on %s before it blocks other calls', (_, type, bytes) => {
  const reads = countReads(bytes)
  expect(pictureFrames(bytes, type)).toEqual([])
  expect(reads()).toBeLessThan(2_000_000)
})
