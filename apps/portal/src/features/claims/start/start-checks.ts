import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'

export type StartStep = 'unable' | 'verify-phone' | 'disclaimer' | 'cwd-question' | 'check-day' | 'open-claim'

export type StartState = {
  benefit: Benefit
  country: Country
  /** Codes of benefits whose claims begin with a phone verification (C-X20). */
  phoneVerifiedBenefits: readonly string[]
  isCwdVerified: boolean
  /** Checks that were passed already. */
  passed: readonly StartStep[]
}

const withDisclaimer = ['CDW', 'CEL']

/** The checks in order, and when each is needed (claims specification §4, "Starting a claim", C-009). */
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

/** The next check. The sixth, resume or begin, is always the last. */
export function nextStep(state: StartState): StartStep {
  return checks.find(([step, isNeeded]) => isNeeded(state) && !state.passed.includes(step))?.[0] ?? 'open-claim'
}

/** For a benefit that has expired or was replaced, the day of the loss decides whether there is cover (C-004 to C-006). */
export function needsDay({ disabled }: Pick<Benefit, 'disabled'>): boolean {
  return disabled.expired_benefit !== null || disabled.product_graduation !== null
}
