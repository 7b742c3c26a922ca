import type { Catalogue, Product } from '../catalogue.ts'
import { productOf } from './bin-index.ts'

type FoundProduct = { kind: 'diners' } | { kind: 'unknown' } | { kind: 'product'; product: Product }

/** The product of a card by its first digits: 8 of a 16-digit number, 6 of a shorter one. */
export function findProduct(
  { bins, diners }: Pick<Catalogue, 'bins' | 'diners'>,
  { bin, number_length }: { bin: string; number_length: number },
): FoundProduct {
  if (diners.number_lengths.includes(number_length) && diners.prefixes.some((prefix) => bin.startsWith(prefix)))
    return { kind: 'diners' }
  const product = productOf(bins, bin)
  return product ? { kind: 'product', product } : { kind: 'unknown' }
}
