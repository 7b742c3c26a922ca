/** The value below which this share of all values is, by nearest rank: always one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((one, other) => one - other)
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? Number.NaN
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The slope of the straight line through points that are one unit apart. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const average = mean(values)
  const spread = values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0)
  return values.reduce((sum, value, place) => sum + (place - middle) * (value - average), 0) / spread
}
