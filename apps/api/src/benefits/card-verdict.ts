import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import { findProduct } from '@amparo/catalogue/products/find-product'
import type { listBenefits } from '@amparo/contract/benefits'
import type { RefusalCode } from '@amparo/contract/endpoint'
import type { Card } from '@amparo/contract/vault'

type Refusal = { refusal: RefusalCode<typeof listBenefits>; redirect_url?: string }

/** The product of a card, or the first reason why its benefits are not shown here (portal specification §8). */
export function cardVerdict(catalogue: Catalogue, card: Card): Product | Refusal {
  const found = findProduct(catalogue, card)
  if (found.kind === 'diners') return { refusal: 'diners_club_card' }
  if (found.kind === 'unknown') return { refusal: 'unable_to_verify_card' }

  const { product } = found
  if (!catalogue.countries.has(product.country)) return { refusal: 'incorrect_bank_country' }
  if (product.status === 'suspended') return { refusal: 'generic_api_exception' }
  if (product.status === 'phone_only') return { refusal: 'transfer_to_phone' }
  if (product.status === 'unsupported') return { refusal: 'unsupported_product_code' }
  if (product.partner)
    return { refusal: `redirect_to_${product.partner}`, redirect_url: catalogue.partners.get(product.partner)?.url }
  if (product.benefits.length === 0) return { refusal: 'no_benefits_found' }
  return product
}
