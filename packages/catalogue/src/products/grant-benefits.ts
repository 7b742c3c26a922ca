import type { GrantedBenefit, Layer, ProductEntry } from './product-schema.ts'

type Terms = Layer['every_benefit']
type Sources = {
  base: Layer
  programme: Layer | null
  entry: ProductEntry
  country: string
  /** Units of the country's currency for a dollar. Programmes have amounts in dollars, products in their own currency. */
  rate: number
}

/** Merges the three layers into one object for each benefit. The caller checks the result against the schema. */
export function grantBenefits({ base, programme, entry, country, rate }: Sources): Partial<GrantedBenefit>[] {
  const codes = new Set([...Object.keys(programme?.benefits ?? {}), ...Object.keys(entry.benefits)])
  return [...codes]
    .filter((code) => entry.benefits[code] !== null)
    .sort()
    .map((code) => {
      const shared = over(of(base, code), programme ? of(programme, code) : {})
      const own = over(entry.every_benefit, entry.benefits[code] ?? {})
      const terms = over({ ...shared, ...converted(shared, rate) }, own)
      return { benefit_code: code, ...terms, ...addressed(terms, { country, code }) }
    })
}

function of(layer: Layer, code: string): Terms {
  return over(layer.every_benefit, layer.benefits[code] ?? {})
}

/** Terms are merged one by one, so that a programme can change a deductible and keep the rest. */
function over(under: Terms, upper: Terms): Terms {
  return { ...under, ...upper, terms: { ...under.terms, ...upper.terms } }
}

/** In hundredths of the currency, even if it has no smaller unit. */
function converted({ occurrence_max_amount: most, terms = {} }: Terms, rate: number): Terms {
  const amounts = Object.entries(terms).filter(([name]) => name.endsWith('_amount'))
  const inCurrency = Object.fromEntries(amounts.map(([name, amount]) => [name, Math.round(amount * rate)]))
  return {
    ...(typeof most === 'number' && { occurrence_max_amount: Math.round(most * rate) }),
    terms: { ...terms, ...inCurrency },
  }
}

/** Fills in {country} and {benefit_code} of an address, so that a programme needs only one. {language} is filled in for each answer. */
function addressed(
  { url_terms_and_conditions: url }: Terms,
  { country, code }: { country: string; code: string },
): Terms {
  if (!url) return {}
  return {
    url_terms_and_conditions: url
      .replace('{country}', country.toLowerCase())
      .replace('{benefit_code}', code.toLowerCase()),
  }
}
