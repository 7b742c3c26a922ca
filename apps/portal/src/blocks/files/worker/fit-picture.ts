type Size = { width: number; height: number }
type Options<T> = {
  size: Size
  maxBytes: number
  /** Scales and encodes the picture; `quality` from 0 to 1. */
  encode: (size: Size, quality: number) => Promise<T>
}

/** Longest sides to try, in pixels: more than the first shows no more detail, less than the last shows nothing. */
const SIDES = [4096, 3072, 2560, 2048, 1600, 1280, 1024, 896, 768, 640, 512, 448, 384, 320, 256, 192]
/** Below this quality a photo turns into blocks, so fewer pixels are better. */
const LOW = 0.4
const HIGH = 0.9
const STEPS = 4

/**
 * Finds the largest picture that fits at low quality, then the best quality that fits at that size (C-X01). Null if none fits.
 * Both are binary searches: the file grows with size and with quality.
 */
export async function fitPicture<T extends { size: number }>({
  size,
  maxBytes,
  encode,
}: Options<T>): Promise<T | null> {
  const longest = Math.max(size.width, size.height)
  const sides = [...(longest < (SIDES[0] as number) ? [longest] : []), ...SIDES.filter((side) => side <= longest)]
  const scaled = (side: number) => ({
    width: Math.max(1, Math.round((size.width * side) / longest)),
    height: Math.max(1, Math.round((size.height * side) / longest)),
  })

  let best: { at: number; packed: T } | null = null
  for (let [from, to] = [0, sides.length - 1]; from <= to; ) {
    const at = (from + to) >> 1
    const packed = await encode(scaled(sides[at] as number), LOW)
    if (packed.size <= maxBytes) {
      best = { at, packed }
      to = at - 1
    } else from = at + 1
  }
  if (!best) return null

  let { packed } = best
  let [low, high] = [LOW, HIGH]
  for (let step = 0; step < STEPS; step++) {
    const quality = step === 0 ? HIGH : (low + high) / 2
    const tried = await encode(scaled(sides[best.at] as number), quality)
    if (tried.size > maxBytes) high = quality
    else {
      packed = tried
      low = quality
      if (step === 0) break
    }
  }
  return packed
}
