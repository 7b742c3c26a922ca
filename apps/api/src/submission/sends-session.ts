import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import { sendsSession as sendsSessionIn } from '@amparo/rules/claims/sends-session'

/** C-200 to C-204: whether the session that a claim was sent with is recorded. */
export function sendsSession(
  { product_code, country }: Pick<Product, 'product_code' | 'country'>,
  { countries }: Pick<Catalogue, 'countries'>,
): boolean {
  return sendsSessionIn({ product_code, region: countries.get(country)?.region })
}
