import type { Catalogue, Product } from '@amparo/catalogue/catalogue'

const CODES = ['PRO', 'CPU', 'EPP']

/** C-200 to C-204: for these products the session that a claim was sent with is recorded, but not in Asia-Pacific. */
export function sendsSession(
  { product_code, country }: Pick<Product, 'product_code' | 'country'>,
  { countries }: Pick<Catalogue, 'countries'>,
): boolean {
  return CODES.includes(product_code) && countries.get(country)?.region !== 'AP'
}
