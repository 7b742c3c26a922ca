import { validateBenefit } from '@amparo/contract/claim-forms'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { implement } from '../services.ts'
import { benefitOf } from './benefit-of.ts'
import { cardProduct } from './card-product.ts'

/** P-416, C-019: for graduated and expired benefits a claim starts only with a day on which the card had the benefit. */
export const validateBenefitRoute = implement(validateBenefit, async (call, services) => {
  const { pan_token, today: day, benefit_code } = call.body
  const { product } = await cardProduct(pan_token, call, services)
  const benefit = day > latestDay(services.clock.now()) ? null : benefitOf(product, benefit_code, day)
  return { benefit: benefit && { benefit_code, benefit_id: benefit.benefit_id, country: product.country } }
})
