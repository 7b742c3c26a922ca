/** The values that replace each marker. Each is as long as its marker, so that the request's content-length stays correct. */
export type Variants = Readonly<Record<string, readonly string[]>>

/** Request number `place` among all combinations of the markers' values. */
export function variantOf(request: Buffer, variants: Variants, place: number): Buffer {
  const made = Buffer.from(request)
  let left = place
  for (const [marker, values] of Object.entries(variants)) {
    const value = values[left % values.length] ?? ''
    const at = made.indexOf(marker)
    if (at === -1 || value.length !== marker.length) throw new Error(`${marker} cannot be replaced`)
    made.write(value, at)
    left = Math.floor(left / values.length)
  }
  if (left > 0) throw new Error(`all ${place} variants are used up`)
  return made
}
