import { createInflate } from 'node:zlib'

/** The unpacked size of a stream, and its content if the caller needs it; null if larger than `most`. A damaged stream is read up to the damage. */
export async function inflated(
  packed: Buffer,
  { most, keeps }: { most: number; keeps: boolean },
): Promise<{ size: number; content: Buffer | null } | null> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of createInflate().end(packed) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return null
      if (keeps) chunks.push(chunk)
    }
  } catch {
    // PDF viewers show the readable part of a damaged stream.
  }
  return { size, content: keeps ? Buffer.concat(chunks) : null }
}
