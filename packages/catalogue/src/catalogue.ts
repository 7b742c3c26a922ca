import type { ClaimFormSummary } from '@amparo/contract/benefits'
import type { ClaimForm } from './claim-forms/form-schema.ts'
import type { CatalogueCountry } from './countries/country-schema.ts'
import type { Marketplace } from './marketplace/marketplace-schema.ts'
import type { GrantedBenefit, IssuerLists, ProductEntry } from './products/product-schema.ts'
import type { Folder } from './read-file.ts'
import type { VehicleMake } from './vehicles/vehicle-schema.ts'

/** `claim_form` is the summary for a cardholder of the product's country. */
export type ProductBenefit = GrantedBenefit & { claim_form: ClaimFormSummary | null }

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
  /** ISO 3166 alpha-3; not always a country that is served. */
  country: string
  /** The partner that a `moved` product moved to, a key of `partners`; null for all other products. */
  partner: string | null
  /** Decides the content of benefit MEX; null without that benefit. */
  plan: 'black' | 'plus' | null
  /** All benefits in order of code, including future and expired ones. */
  benefits: readonly ProductBenefit[]
}

export type IndexedRange = { from: string; to: string; product: Product }

/** Ranges sorted by their beginning, apart by the number of digits. */
export type BinIndex = { eight: readonly IndexedRange[]; six: readonly IndexedRange[] }

export type Catalogue = {
  /** Where its files are; the API reads the texts of claim forms from there. */
  folder: Folder
  countries: ReadonlyMap<string, CatalogueCountry>
  products: readonly Product[]
  partners: ReadonlyMap<string, { url: string }>
  issuerLists: IssuerLists
  /** By benefit code. */
  claimForms: ReadonlyMap<string, ClaimForm>
  diners: { number_lengths: readonly number[]; prefixes: readonly string[] }
  bins: BinIndex
  vehicles: readonly VehicleMake[]
  /** What can be bought in the USA, for how much, and who helps. */
  marketplace: Marketplace
}
