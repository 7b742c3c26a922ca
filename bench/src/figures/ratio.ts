import { randomNumbers } from '@amparo/rules/testing/random-numbers'

export type Ratio = { median: number; low: number; high: number }

const ROUNDS = 2_000
const TAIL = 0.025

export function median(values: readonly number[]): number {
  return quantile(sorted(values), 0.5)
}

/**
 * The median ratio of ours to the other, pair by pair, because both halves of a pair had the same noise. The 95% interval is
 * bootstrapped: the median of pairs drawn with replacement. The seed makes it the same for the same pairs.
 */
export function ratioOf(pairs: readonly (readonly [ours: number, other: number])[], seed = 1): Ratio {
  const ratios = pairs.map(([ours, other]) => ours / other)
  if (ratios.length === 0 || !ratios.every(Number.isFinite)) throw new Error('a ratio needs pairs of positive figures')

  const random = randomNumbers(seed)
  const draw = () => ratios[Math.floor(random() * ratios.length)] as number
  const medians = sorted(Array.from({ length: ROUNDS }, () => median(Array.from(ratios, draw))))

  return { median: median(ratios), low: quantile(medians, TAIL), high: quantile(medians, 1 - TAIL) }
}

/** `1.07 [1.02, 1.11]`. */
export function formatRatio({ median: middle, low, high }: Ratio): string {
  return `${middle.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}

/** Interpolates linearly between two values. */
function quantile(ascending: readonly number[], share: number): number {
  const place = (ascending.length - 1) * share
  const [below, above] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new Error('no values')
  return below + (above - below) * (place - Math.floor(place))
}
