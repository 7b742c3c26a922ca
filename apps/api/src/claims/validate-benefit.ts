import { validateBenefit } from '@amparo/contract/claim-forms'
import type { Clock } from '../platform/clock.ts'
import { implement } from '../services.ts'
import { benefitOf } from './benefit-of.ts'
import { cardProduct } from './card-product.ts'

const FURTHEST_AHEAD_MS = 14 * 3_600_000

/** P-416, C-019: for graduated and expired benefits a claim starts only with a day on which the card had the benefit. */
export const validateBenefitRoute = implement(validateBenefit, async (call, services) => {
  const { pan_token, today: day, benefit_code } = call.body
  const product = await cardProduct(pan_token, call, services)
  const benefit = day > latestDay(services.clock) ? null : benefitOf(product, benefit_code, day)
  return { benefit: benefit && { benefit_code, benefit_id: benefit.benefit_id, country: product.country } }
})

/** C-026: the day it is where the sun rises first; no later one has come for anybody. */
function latestDay(clock: Clock): string {
  return new Date(clock.now().getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10)
}
