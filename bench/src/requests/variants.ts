/** The values that replace each marker. Each is as long as its marker, so that the request's content-length stays correct. */
export type Variants = Readonly<Record<string, readonly string[]>>

/** Addresses of people, as a proxy names them in x-forwarded-for: `many` of one length. */
export function addresses(many: number): string[] {
  const part = (place: number, size: number) => 100 + (Math.floor(place / size) % 150)
  return Array.from({ length: many }, (_, place) => `10.${part(place, 22_500)}.${part(place, 150)}.${part(place, 1)}`)
}

/** What stands for an address in a request. */
export const ADDRESS_MARKER = '@@the-address@'

/** Request number `place` from the next address in turn, which does not make it a different request. */
export function fromAddress(request: Buffer, from: readonly string[], place: number): Buffer {
  return variantOf(request, { [ADDRESS_MARKER]: from }, place % from.length)
}

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
