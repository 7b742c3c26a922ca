import { expect, it } from 'vitest'
import type { Product } from '../catalogue.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { buildBinIndex } from './bin-index.ts'
import { findProduct } from './find-product.ts'

const builtIn = loadCatalogue()

function catalogueOf(...ranges: [name: string, from: string, to: string][]) {
  const products = ranges.map(
    ([product_name, from, to]) => ({ product_name, ranges: [{ from, to }] }) as unknown as Product,
  )
  const bins = buildBinIndex(products, () => expect.fail('ranges overlap'))
  return { bins, diners: builtIn.diners }
}

const found = (
  catalogue: Parameters<typeof findProduct>[0],
  bin: string,
  number_length = bin.length === 8 ? 16 : 15,
) => {
  const answer = findProduct(catalogue, { bin, number_length })
  return answer.kind === 'product' ? answer.product.product_name : answer.kind
}

it.each([
  ['90000099', 'unknown'],
  ['90000100', 'first'],
  ['90000150', 'first'],
  ['90000199', 'first'],
  ['90000200', 'unknown'],
  ['90000300', 'one number'],
  ['90000301', 'unknown'],
  ['99999999', 'last'],
])('finds for bin %s: %s', (bin, expected) => {
  const catalogue = catalogueOf(
    ['last', '99999999', '99999999'],
    ['first', '90000100', '90000199'],
    ['one number', '90000300', '90000300'],
  )
  expect(found(catalogue, bin)).toBe(expected)
})

it.each([
  ['90000150', 'close'],
  ['90000250', 'wide'],
  ['900001', 'wide'],
  ['900003', 'unknown'],
])('prefers the range with more digits, for bin %s: %s', (bin, expected) => {
  const catalogue = catalogueOf(['wide', '900001', '900002'], ['close', '90000100', '90000199'])
  expect(found(catalogue, bin)).toBe(expected)
})

it('finds nothing if there are no products', () => {
  expect(found(catalogueOf(), '90000100')).toBe('unknown')
})

it.each([
  ['300000', 14, 'diners'],
  ['305999', 14, 'diners'],
  ['306000', 14, 'unknown'],
  ['309499', 14, 'unknown'],
  ['309500', 14, 'diners'],
  ['309600', 14, 'unknown'],
  ['360000', 14, 'diners'],
  ['370000', 14, 'unknown'],
  ['380000', 14, 'diners'],
  ['390000', 14, 'diners'],
  ['360000', 15, 'unknown'],
  ['36000000', 16, 'unknown'],
])('reads bin %s of a number of %i digits as %s', (bin, number_length, expected) => {
  expect(found(builtIn, bin, number_length)).toBe(expected)
})

it('finds every product by both ends of its ranges', () => {
  for (const product of builtIn.products) {
    for (const { from, to } of product.ranges) {
      for (const bin of [from, to]) {
        expect(findProduct(builtIn, { bin, number_length: bin.length === 8 ? 16 : 15 })).toEqual({
          kind: 'product',
          product,
        })
      }
    }
  }
})
