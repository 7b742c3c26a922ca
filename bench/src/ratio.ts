export type Ratio = { median: number; low: number; high: number }

const ROUNDS = 2_000
const OUTSIDE = 0.025

export function median(values: readonly number[]): number {
  return quantile(sorted(values), 0.5)
}

/**
 * Ours against the other's, pair by pair: the two halves of a pair saw the same noise. The interval (95 %) is that of
 * the median when the pairs are drawn again and again; a seed makes it the same for the same pairs.
 */
export function ratioOf(pairs: readonly (readonly [ours: number, other: number])[], seed = 1): Ratio {
  const ratios = pairs.map(([ours, other]) => ours / other)
  if (ratios.length === 0 || !ratios.every(Number.isFinite)) throw new Error('a ratio needs pairs of positive figures')

  const random = randomNumbers(seed)
  const draw = () => ratios[Math.floor(random() * ratios.length)] as number
  const medians = sorted(Array.from({ length: ROUNDS }, () => median(Array.from(ratios, draw))))

  return { median: median(ratios), low: quantile(medians, OUTSIDE), high: quantile(medians, 1 - OUTSIDE) }
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}

/** Between two values it is the weighted mean of both. */
function quantile(ascending: readonly number[], share: number): number {
  const place = (ascending.length - 1) * share
  const [below, above] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new Error('no values')
  return below + (above - below) * (place - Math.floor(place))
}

/** mulberry32: small, and good enough to draw with. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
