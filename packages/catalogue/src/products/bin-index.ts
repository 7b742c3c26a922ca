import type { BinIndex, IndexedRange, Product } from '../catalogue.ts'

/** Reports ranges that overlap. An 8-digit range within a 6-digit one is allowed, and wins. */
export function buildBinIndex(
  products: readonly Product[],
  onClash: (one: IndexedRange, other: IndexedRange) => never,
): BinIndex {
  const ranges = products
    .flatMap((product) => product.ranges.map((range) => ({ ...range, product })))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
  const index = {
    eight: ranges.filter(({ from }) => from.length === 8),
    six: ranges.filter(({ from }) => from.length === 6),
  }
  for (const sorted of [index.eight, index.six]) {
    for (const [place, range] of sorted.entries()) {
      const before = sorted[place - 1]
      if (before && before.to >= range.from) onClash(before, range)
    }
  }
  return index
}

export function productOf(index: BinIndex, bin: string): Product | null {
  const close = bin.length >= 8 ? search(index.eight, bin.slice(0, 8)) : null
  return close ?? search(index.six, bin.slice(0, 6))
}

/** Ranges do not overlap, so only the last one that begins at or before the bin can contain it. */
function search(ranges: readonly IndexedRange[], bin: string): Product | null {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle] as IndexedRange).from <= bin) low = middle + 1
    else high = middle
  }
  const range = ranges[low - 1]
  return range && bin <= range.to ? range.product : null
}
