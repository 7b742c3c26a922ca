import { OVERLAP } from './in-pieces.ts'
import { type Chunks, inflated, isPacked } from './inflated.ts'

/** More often than anybody packs the same bytes. */
const MOST_LAYERS = 4
/** Enough to tell what a content is. */
const BEGINNING_BYTES = 256

type Limits = {
  budget: { bytes: number; objects: number; damaged: number }
  /** Whether `budget.objects` counts too. */
  isObjects: boolean
  /** A larger content is searched for active content, but not returned. */
  keeps: number
}

/**
 * What a stream unpacks to, and what that unpacks to if it has been packed more than once. Empty if it is not packed. Searched while it is unpacked, so that a
 * large content is never in memory as a whole.
 */
export async function searchPacked(
  bytes: Buffer,
  isActive: (piece: string, beginning: Buffer) => boolean,
  { budget, isObjects, keeps }: Limits,
): Promise<string[] | 'active_content' | 'too_large'> {
  const contents: string[] = []
  let chunks: Chunks = () => [bytes]
  for (let beginning = bytes; isPacked(beginning); ) {
    if (contents.length === MOST_LAYERS) return 'too_large'
    const packed = chunks
    chunks = () => inflated(packed, budget)
    beginning = Buffer.alloc(0)
    let size = 0
    let content = ''
    let edge = ''
    for await (const chunk of chunks()) {
      size += chunk.length
      if (isObjects) budget.objects -= chunk.length
      if (budget.objects < 0) return 'too_large'
      if (beginning.length < BEGINNING_BYTES) beginning = Buffer.concat([beginning, chunk])
      const text = chunk.toString('latin1')
      const piece = edge + text
      if (isActive(piece, beginning)) return 'active_content'
      edge = piece.slice(-OVERLAP)
      content = size <= keeps ? content + text : ''
    }
    if (budget.bytes < 0 || budget.damaged < 0) return 'too_large'
    if (size === 0) break
    if (isActive(`${edge} `, beginning)) return 'active_content'
    contents.push(content)
  }
  return contents
}
