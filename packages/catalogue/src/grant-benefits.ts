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
      const shared: Terms = { ...of(base, code), ...(programme && of(programme, code)) }
      const terms: Terms = { ...shared, ...converted(shared, rate), ...entry.every_benefit, ...entry.benefits[code] }
      return { benefit_code: code, ...terms, ...addressed(terms, { country, code }) }
    })
}

function of(layer: Layer, code: string): Terms {
  return { ...layer.every_benefit, ...layer.benefits[code] }
}

/** Hundredths of the currency, also of one that has no smaller coin. */
function converted({ occurrence_max_amount: amount }: Terms, rate: number): Terms {
  return typeof amount === 'number' ? { occurrence_max_amount: Math.round(amount * rate) } : {}
}

/** One address pattern serves a whole programme: {country} and {benefit_code} are filled in. */
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
