type Size = { width: number; height: number }
type Options<T> = {
  size: Size
  maxBytes: number
  /** Draws and packs the picture; `quality` from 0 to 1. */
  encode: (size: Size, quality: number) => Promise<T>
}

/** Longest sides to try. Above the first nobody sees more, under the last nobody sees anything. */
const SIDES = [4096, 3072, 2560, 2048, 1600, 1280, 1024, 896, 768, 640, 512, 448, 384, 320, 256, 192]
/** Under this a photo is blocks, so a smaller picture is the better one. */
const LOW = 0.4
const HIGH = 0.9
const STEPS = 4

/**
 * C-X01: the largest picture that fits at a bearable quality, then the best quality that fits at that size. Null where none fits.
 * Both are searched by halves: what a picture weighs grows with either.
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
