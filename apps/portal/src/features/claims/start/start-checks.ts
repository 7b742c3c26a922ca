import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'

export type StartStep = 'unable' | 'verify-phone' | 'disclaimer' | 'cwd-question' | 'check-day' | 'open-claim'

export type StartState = {
  benefit: Benefit
  country: Country
  /** The benefits that need phone verification (C-X20). */
  phoneVerifiedBenefits: readonly string[]
  isCwdVerified: boolean
  /** The steps that are done. */
  passed: readonly StartStep[]
}

const withDisclaimer = ['CDW', 'CEL']

/** The checks in their order, and when each of them is needed (C-009). */
const checks: readonly [StartStep, (state: StartState) => boolean][] = [
  ['unable', ({ benefit, country }) => !canStartClaim(benefit, country)],
  ['verify-phone', ({ benefit, phoneVerifiedBenefits }) => phoneVerifiedBenefits.includes(benefit.benefit_code)],
  [
    'disclaimer',
    ({ benefit, country }) => country.isDisclaimersVisible && withDisclaimer.includes(benefit.benefit_code),
  ],
  ['cwd-question', ({ benefit, isCwdVerified }) => benefit.benefit_code === 'CWD' && !isCwdVerified],
  ['check-day', ({ benefit }) => needsDay(benefit)],
]

/** The next step. The last one, to resume or create the claim, is always needed. */
export function nextStep(state: StartState): StartStep {
  return checks.find(([step, isNeeded]) => isNeeded(state) && !state.passed.includes(step))?.[0] ?? 'open-claim'
}

/** For a benefit that has expired or graduated, the day of the loss decides (C-004 to C-006). */
export function needsDay({ disabled }: Pick<Benefit, 'disabled'>): boolean {
  return disabled.expired_benefit !== null || disabled.product_graduation !== null
}
