import { createInflate } from 'node:zlib'

/** The size of what a stream unpacks to, and its content if it is to be kept. Null if it is more than `most`. Damaged streams count as far as they go. */
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
    // A viewer shows what it can read of a damaged stream.
  }
  return { size, content: keeps ? Buffer.concat(chunks) : null }
}
