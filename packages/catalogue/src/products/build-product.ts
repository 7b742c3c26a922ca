import { termsOf } from '@amparo/rules/benefits/benefit-terms'
import type { Catalogue, Product } from '../catalogue.ts'
import { claimFormSummary } from '../claim-forms/form-summary.ts'
import { placeOf, problemText } from '../read-file.ts'
import { grantBenefits } from './grant-benefits.ts'
import { GrantedBenefit, type IssuerLists, type Layer, type ProductEntry } from './product-schema.ts'

export type Shared = Pick<Catalogue, 'partners' | 'issuerLists' | 'claimForms'> & {
  base: Layer
  programmes: Record<string, Layer>
}
type Surroundings = Shared & { country: string; rate: number; fail: (where: string, problem: string) => never }

export function buildProduct(entry: ProductEntry, surroundings: Surroundings): Product {
  const { programme: _programme, every_benefit: _every, benefits: _layer, ...own } = entry
  const granted = benefitsOf(entry, surroundings)
  const plan = granted.some(({ benefit_code }) => benefit_code === 'MEX') ? planOf(entry, surroundings) : null
  const { issuerLists, claimForms, country } = surroundings
  const benefits = granted.map((benefit) => ({
    ...benefit,
    content_entry: contentEntry(benefit, { issuerLists, ica: entry.ica, plan }),
    claim_form: formOf(benefit, { claimForms, country }),
  }))
  return { ...own, country, partner: partnerOf(entry, surroundings), plan, benefits }
}

function formOf(
  { benefit_code, is_claimable, is_phone_only }: GrantedBenefit,
  { claimForms, country }: Pick<Surroundings, 'claimForms' | 'country'>,
) {
  const form = claimForms.get(benefit_code)
  return form && is_claimable && !is_phone_only ? claimFormSummary(form, country) : null
}

function partnerOf({ status, partner }: ProductEntry, { partners, fail }: Surroundings): string | null {
  if (status === 'moved' && partner === undefined) fail('partner', 'is missing, as the product has moved')
  if (status !== 'moved' && partner !== undefined) fail('partner', 'is only for a product that has moved')
  if (partner !== undefined && !partners.has(partner)) fail('partner', `${partner} is not in partners.json`)
  return partner ?? null
}

/** The plan can be read from the product's name or code (P-X25). */
function planOf({ product_name, product_code }: ProductEntry, { issuerLists }: Surroundings): Product['plan'] {
  const text = `${product_name} ${product_code}`.toLowerCase()
  return issuerLists.MEX.find(({ word }) => word === undefined || text.includes(word.toLowerCase()))?.plan ?? null
}

function benefitsOf(entry: ProductEntry, { base, programmes, country, rate, fail }: Surroundings): GrantedBenefit[] {
  const unknown = Object.keys(entry.benefits).find((code) => !Object.hasOwn(base.benefits, code))
  if (unknown) fail(`benefits.${unknown}`, 'is not in benefits.json')
  if (entry.programme !== null && !Object.hasOwn(programmes, entry.programme))
    fail('programme', `${entry.programme} is not in programmes.json`)

  const programme = entry.programme === null ? null : (programmes[entry.programme] ?? null)
  return grantBenefits({ base, programme, entry, country, rate }).map((grant) => {
    const checked = GrantedBenefit.safeParse(grant, { error: problemText })
    if (checked.success) return withAllTerms(checked.data, fail)
    const issue = checked.error.issues[0]
    return fail(`benefits.${grant.benefit_code}`, `${placeOf(issue?.path ?? [])}${issue?.message ?? 'is not valid'}`)
  })
}

/** Texts contain amounts and periods; one that is missing would leave a gap in a sentence. */
function withAllTerms(benefit: GrantedBenefit, fail: Surroundings['fail']): GrantedBenefit {
  const { benefit_code, occurrence_max_amount, terms } = benefit
  const known: Record<string, number | null> = { ...terms, max_amount: occurrence_max_amount }
  const missing = termsOf(benefit_code).find((name) => !(Number(known[name] ?? 0) > 0))
  if (missing === 'max_amount') fail(`benefits.${benefit_code}`, 'occurrence_max_amount is missing, its texts name it')
  if (missing) fail(`benefits.${benefit_code}`, `terms.${missing} is missing, its texts name it`)
  const contradiction = Object.entries(terms).find(
    ([name, amount]) => name.endsWith('_amount') && !fitsMaximum(name, amount, occurrence_max_amount),
  )
  if (contradiction)
    fail(
      `benefits.${benefit_code}`,
      `terms.${contradiction[0]} contradicts occurrence_max_amount, the most for one incident`,
    )
  return benefit
}

/** What a year pays is at least what one incident pays; every other amount is a part of it. */
function fitsMaximum(name: string, amount: number, max: number | null): boolean {
  if (max === null) return true
  return name === 'year_amount' ? amount >= max : amount <= max
}

type Card = { issuerLists: IssuerLists; ica: string; plan: 'black' | 'plus' | null }

/** The content that describes a benefit: by issuer for CEL, by plan for MEX, otherwise as in benefits.json (portal specification §9, P-266 to P-268). */
function contentEntry({ benefit_code, content_entry }: GrantedBenefit, { issuerLists, ica, plan }: Card) {
  const lists = issuerLists
  if (benefit_code === 'CEL') return lists.CEL.find(({ issuers }) => issuers.includes(ica))?.entry ?? content_entry
  if (benefit_code === 'CDW') return lists.CDW.entry
  if (benefit_code === 'MEX') return lists.MEX.find((entry) => entry.plan === plan)?.entry ?? content_entry
  return content_entry
}
