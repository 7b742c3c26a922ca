import type { ClaimFormSummary } from '@amparo/contract/benefits'
import type { ClaimForm } from './claim-form-schema.ts'
import type { Folder } from './read-file.ts'
import type { CatalogueCountry, GrantedBenefit, IssuerLists, ProductEntry } from './schema.ts'
import type { VehicleMake } from './vehicle-schema.ts'

/** With the claim form that a cardholder of the product's country meets. */
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
  /** ISO 3166 alpha-3; not always a country of the catalogue. */
  country: string
  /** The partner a `moved` product went to, a key of `partners`; null for every other. */
  partner: string | null
  /** Decides the content of benefit MEX; null without that benefit. */
  plan: 'black' | 'plus' | null
  /** Complete and in order of code, with whatever dates they have. None at all means that none are defined. */
  benefits: readonly ProductBenefit[]
}

export type IndexedRange = { from: string; to: string; product: Product }

/** Ranges sorted by their beginning, apart by the number of digits. */
export type BinIndex = { eight: readonly IndexedRange[]; six: readonly IndexedRange[] }

export type Catalogue = {
  /** Where its files are: the texts of the claim forms are read by whoever knows content. */
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
}
