import type { Catalogue, Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import type { Country } from '@amparo/contract/countries'

type Offered = { product: Product; benefit: ProductBenefit; country: Country }

/** The benefits that cardholders can see: those of products whose cards are not refused. */
export function offeredBenefits({ products, countries }: Catalogue): Offered[] {
  return products.flatMap((product) => {
    const country = countries.get(product.country)
    if (!country || product.status !== 'active') return []
    return product.benefits.map((benefit) => ({ product, benefit, country }))
  })
}
