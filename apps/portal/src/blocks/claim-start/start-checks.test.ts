import { expect, it } from 'vitest'
import { aBenefit, aCountry } from '../../testing/test-data.ts'
import { nextStep, type StartState, type StartStep } from './start-checks.ts'

const place = { page_key: 'incident_details', question_key: 'date_of_loss' }
const graduated = { product_graduation: place, expired_benefit: null }
const expired = { product_graduation: null, expired_benefit: place }
const open = { isDisclaimersVisible: true }

const state = (benefit: object = {}, country: object = {}, more: Partial<StartState> = {}): StartState => ({
  benefit: aBenefit(benefit),
  country: aCountry(country),
  phoneVerifiedBenefits: [],
  isCwdVerified: false,
  today: '2026-11-15',
  passed: [],
  ...more,
})

it.each<[string, StartState, StartStep]>([
  ['a benefit that is not claimable [C-010]', state({ is_claimable: false }), 'unable'],
  ['a benefit that is claimed by phone [C-010]', state({ is_phone_only: true }), 'unable'],
  ['a benefit of a provider that handles claims itself [C-010]', state({ source: 'CHUBB' }), 'unable'],
  ['a listed benefit [C-011, C-X20]', state({}, open, { phoneVerifiedBenefits: ['CDW'] }), 'verify-phone'],
  ['an empty list [C-011, C-X20]', state({}, {}, { phoneVerifiedBenefits: [] }), 'open-claim'],
  ['CDW where disclaimers show [C-012]', state({}, open), 'disclaimer'],
  ['CEL where disclaimers show [C-013]', state({ benefit_code: 'CEL' }, open), 'disclaimer'],
  ['WTY where disclaimers show [C-012]', state({ benefit_code: 'WTY' }, open), 'open-claim'],
  ['CDW where they do not [C-014]', state(), 'open-claim'],
  ['CEL where they do not [C-014]', state({ benefit_code: 'CEL' }), 'open-claim'],
  ['CWD [C-015]', state({ benefit_code: 'CWD' }), 'cwd-question'],
  ['CWD after a yes [C-016]', state({ benefit_code: 'CWD' }, {}, { isCwdVerified: true }), 'open-claim'],
  ['a graduated benefit [C-018]', state({ disabled: graduated }), 'check-day'],
  ['an expired benefit [C-018]', state({ disabled: expired }), 'check-day'],
  ['one that expired by its date [C-018]', state({ benefit_expiration_date: '2026-11-14' }), 'check-day'],
  ['any other [C-022]', state({ benefit_code: 'WTY' }), 'open-claim'],
])('begins for %s with the right check', (_, given, step) => {
  expect(nextStep(given)).toBe(step)
})

it('runs all needed checks in the specified order, and none twice [C-009]', () => {
  const all = state({ benefit_code: 'CWD', disabled: expired }, open, { phoneVerifiedBenefits: ['CWD'] })
  const cdw = state({ disabled: expired }, open, { phoneVerifiedBenefits: ['CDW'] })
  const walk = (from: StartState) => {
    const passed: StartStep[] = []
    for (let step = nextStep(from); passed.at(-1) !== 'open-claim'; step = nextStep({ ...from, passed }))
      passed.push(step)
    return passed
  }
  expect(walk(all)).toEqual(['verify-phone', 'cwd-question', 'check-day', 'open-claim'])
  expect(walk(cdw)).toEqual(['verify-phone', 'disclaimer', 'check-day', 'open-claim'])
})
