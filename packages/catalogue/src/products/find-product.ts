import { binOf } from '@amparo/rules/card/card-number'
import type { Catalogue, Product } from '../catalogue.ts'
import { productOf } from './bin-index.ts'

type Known = Pick<Catalogue, 'bins' | 'diners'>
type FoundProduct = { kind: 'diners' } | { kind: 'unknown' } | { kind: 'product'; product: Product }

/** The product of a card by its first digits. */
export function findProduct(
  { bins, diners }: Known,
  { bin, number_length }: { bin: string; number_length: number },
): FoundProduct {
  if (diners.number_lengths.includes(number_length) && diners.prefixes.some((prefix) => bin.startsWith(prefix)))
    return { kind: 'diners' }
  const product = productOf(bins, bin)
  return product ? { kind: 'product', product } : { kind: 'unknown' }
}

/** Whether a number is one of a card that we know: a product's, or Diners Club's. */
export function isInCatalogue(catalogue: Known, digits: string): boolean {
  return findProduct(catalogue, { bin: binOf(digits), number_length: digits.length }).kind !== 'unknown'
}
