import { setImmediate as otherWork } from 'node:timers/promises'

export const PIECE = 16 * 1024
/** How much two pieces overlap: more than anything we search for, so that what is on the edge is complete in one of them. */
export const OVERLAP = 128

/** Whether a piece of a text passes a test. Piece by piece, so that a text of 25 MB does not block other requests. */
export function someInPieces(text: string, test: (piece: string) => boolean): Promise<boolean> {
  return somePiece(piecesOf(text), test)
}

/** The same for a text that is made meanwhile, so that it is never in memory as a whole. An empty piece only lets others work. */
export async function somePiece(pieces: Iterable<string>, test: (piece: string) => boolean): Promise<boolean> {
  let before: string | null = null
  for (const piece of pieces) {
    if (before !== null) await otherWork()
    const text: string = (before ?? '') + piece
    if (piece !== '' && test(text)) return true
    before = text.slice(-OVERLAP)
  }
  return false
}

/** `end` comes after the last piece. */
export function* piecesOf(text: string, end = ''): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE)
    yield text.slice(start, start + PIECE) + (start + PIECE < text.length ? '' : end)
}
