import { pictureFrames } from './picture-frames.ts'

/** More than any camera takes; unpacked it is 800 MB, which a viewer can still show. */
export const MOST_PIXELS = 200_000_000
/** All pages and frames together: a scanned contract has many. */
const MOST_PIXELS_IN_ALL = 1_000_000_000

/** A small file may unpack to a picture that fits in no memory. Null for anything else, including files that are not pictures. */
export function pictureProblem(bytes: Buffer, contentType: string): 'too_large' | 'unreadable' | null {
  const frames = pictureFrames(bytes, contentType)
  if (!frames) return null
  const pixels = frames.map(([width, height]) => width * height)
  if (pixels.length === 0 || pixels.includes(0)) return 'unreadable'
  const all = pixels.reduce((sum, more) => sum + more, 0)
  return pixels.some((count) => count > MOST_PIXELS) || all > MOST_PIXELS_IN_ALL ? 'too_large' : null
}
