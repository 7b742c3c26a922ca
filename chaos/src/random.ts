export type Random = {
  number: () => number
  between: (least: number, most: number) => number
  one: <T>(of: readonly T[]) => T
}

/** Random numbers that are the same for the same seed, so that a run can be repeated. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1))
  return { number, between, one: (of) => of[between(0, of.length - 1)] as (typeof of)[number] }
}
