import { createInflate } from 'node:zlib'

/** The unpacked size of a stream, and its content unless that is larger than `keeps`; null if larger than `most`. A damaged stream is read up to the damage. */
export async function inflated(
  packed: Buffer,
  { most, keeps }: { most: number; keeps: number },
): Promise<{ size: number; content: string } | null> {
  let content = ''
  let size = 0
  try {
    for await (const chunk of createInflate().end(packed) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return null
      content = size <= keeps ? content + chunk.toString('latin1') : ''
    }
  } catch {
    // PDF viewers show the readable part of a damaged stream.
  }
  return { size, content }
}
