/** The value below which this share of all values is, by nearest rank: always one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((one, other) => one - other)
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? Number.NaN
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
