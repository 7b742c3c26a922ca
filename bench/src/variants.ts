/** What stands in place of a marker, one after the other. Each as long as its marker, so that the length in a request's head stays true. */
export type Variants = Readonly<Record<string, readonly string[]>>

/** The request number `place` of all there can be: every variant of one marker with every variant of the others. */
export function variantOf(request: Buffer, variants: Variants, place: number): Buffer {
  const made = Buffer.from(request)
  let left = place
  for (const [marker, values] of Object.entries(variants)) {
    const value = values[left % values.length] ?? ''
    const at = made.indexOf(marker)
    if (at === -1 || value.length !== marker.length) throw new Error(`${marker} cannot become another`)
    made.write(value, at)
    left = Math.floor(left / values.length)
  }
  if (left > 0) throw new Error(`all ${place} variants are used up`)
  return made
}
