import type { Marketplace } from '@amparo/catalogue/marketplace/marketplace-schema'
import { chosenOption, coverageChoice, coveragesOf } from '@amparo/rules/policies/coverage-rules'
import type { CoverageDetails, QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import type { RatedCoverage } from '@amparo/rules/policies/rate-book'
import { monthlyPremium } from '@amparo/rules/policies/rating'
import type { PolicyPeople, PricedCoverage, QuoteTerms } from '../policies/create-policies.ts'

/** Every policy has it (M-012). */
const ALWAYS = 'ADD'

export type About = {
  rates: Marketplace
  state: string
  /** Who holds the policy, where. */
  holder: Pick<PolicyPeople, 'email' | 'holder' | 'address'>
  today: string
}

/** The terms and the price of an update that has no problems. */
export function quoteTerms(update: QuoteUpdate, { rates, state, holder, today }: About): QuoteTerms {
  const { effective_date, beneficiary, spouse, children, smokes_yn } = update
  const chosen = [{ id: ALWAYS }, ...update.coverages.filter(({ id }) => id !== ALWAYS)]
  const coverages = coveragesOf(rates, state).flatMap((offered) => {
    const details = chosen.find(({ id }) => id === offered.id)
    return details ? [pricedCoverage(offered, details)] : []
  })
  const birthdates = {
    holder: holder.holder.birthdate,
    spouse: spouse?.birthdate ?? null,
    children: children.map(({ birthdate }) => birthdate),
  }
  const choice = coverageChoice({ hasSpouse: spouse !== null, hasChildren: children.length > 0 })
  const smokes = smokes_yn === true
  const { email, address } = holder
  return {
    effective_date,
    monthly_premium_cents: monthlyPremium({ rates, state, choice, coverages, birthdates, smokes, today }),
    coverages,
    people: { email, holder: holder.holder, address, spouse, children, beneficiary, smokes_yn },
  }
}

function pricedCoverage(offered: RatedCoverage, details: CoverageDetails): PricedCoverage {
  const level = chosenOption(offered.coverage_levels, details.level_id)
  const deductible = chosenOption(offered.deductibles, details.deductible_id)
  const coinsurance = chosenOption(offered.coinsurances, details.coinsurance_id)
  return {
    id: offered.id,
    name: offered.name,
    level_id: level?.id ?? null,
    deductible_id: deductible?.id ?? null,
    coinsurance_id: coinsurance?.id ?? null,
    maximum_cents: level?.amount ?? 0,
    deductible_cents: deductible?.amount ?? null,
    coinsurance_percentage: coinsurance?.value ?? null,
  }
}
