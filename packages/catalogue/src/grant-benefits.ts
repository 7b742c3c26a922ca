import type { GrantedBenefit, Layer, ProductEntry } from './schema.ts'

type Terms = Layer['every_benefit']
type Sources = {
  base: Layer
  programme: Layer | null
  entry: ProductEntry
  country: string
  /** Units of the country's currency for a dollar. Programmes are written in dollars, products in their own currency. */
  rate: number
}

/** The three layers laid over each other, one object a benefit; the loader holds the result to the schema. */
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

/** Sums and periods are laid over each other one by one: a programme changes a deductible and keeps the rest. */
function over(under: Terms, upper: Terms): Terms {
  return { ...under, ...upper, terms: { ...under.terms, ...upper.terms } }
}

/** Hundredths of the currency, also of one that has no smaller coin. */
function converted({ occurrence_max_amount: most, terms = {} }: Terms, rate: number): Terms {
  const sums = Object.entries(terms).filter(([name]) => name.endsWith('_amount'))
  const inCurrency = Object.fromEntries(sums.map(([name, amount]) => [name, Math.round(amount * rate)]))
  return {
    ...(typeof most === 'number' && { occurrence_max_amount: Math.round(most * rate) }),
    terms: { ...terms, ...inCurrency },
  }
}

/** One address pattern serves a whole programme: {country} and {benefit_code} are filled in here, {language} with the answer. */
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
