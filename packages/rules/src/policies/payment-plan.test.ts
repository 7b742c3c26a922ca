import { expect, it } from 'vitest'
import { PURCHASE_PLAN, paymentPlans } from './payment-plan.ts'

it.each([
  ['annual', 'M-343'],
  ['full_term', 'M-344'],
  ['monthly', 'M-345'],
  ['quarterly', 'M-346'],
  ['semi_annual', 'M-347'],
])('knows the plan %s [%s]', (plan) => expect(paymentPlans).toContain(plan))

it('sells monthly plans [M-015] [M-345]', () => expect(PURCHASE_PLAN).toBe('monthly'))
