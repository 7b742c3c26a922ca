import type { Country } from '@amparo/contract/countries'
import type { BinIndex } from './bin-index.ts'
import type { GrantedBenefit, IssuerLists, ProductEntry } from './schema.ts'

export type { GrantedBenefit } from './schema.ts'

export type Product = Pick<
  ProductEntry,
  | 'product_code'
  | 'product_name'
  | 'ica'
  | 'ica_legal_name'
  | 'ranges'
  | 'status'
  | 'is_brand_agnostic'
  | 'is_prepaid_card'
  | 'has_downloadable_guide_to_benefits'
> & {
  /** ISO 3166 alpha-3; not always a country of the catalogue. */
  country: string
  /** The partner a `moved` product went to, a key of `partners`; null for every other. */
  partner: string | null
  /** Decides the content of benefit MEX; null without that benefit. */
  plan: 'black' | 'plus' | null
  /** Complete and in order of code, with whatever dates they have. None at all means that none are defined. */
  benefits: readonly GrantedBenefit[]
}

export type Catalogue = {
  countries: ReadonlyMap<string, Country>
  products: readonly Product[]
  partners: ReadonlyMap<string, { url: string }>
  issuerLists: IssuerLists
  diners: { number_lengths: readonly number[]; prefixes: readonly string[] }
  bins: BinIndex
}
