import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'
import { needsDay } from '@amparo/rules/claims/needs-day'
import type { IsoDate } from '@amparo/rules/dates/iso-date'

export type StartStep = 'unable' | 'verify-phone' | 'disclaimer' | 'cwd-question' | 'check-day' | 'open-claim'

export type StartState = {
  benefit: Benefit
  country: Country
  /** The benefits that need phone verification (C-X20). */
  phoneVerifiedBenefits: readonly string[]
  isCwdVerified: boolean
  today: IsoDate
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
  ['check-day', ({ benefit, today }) => needsDay(benefit, today)],
]

/** The next step. The last one, to resume or create the claim, is always needed. */
export function nextStep(state: StartState): StartStep {
  return checks.find(([step, isNeeded]) => isNeeded(state) && !state.passed.includes(step))?.[0] ?? 'open-claim'
}
