import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { use } from 'react'
import { useParams } from 'react-router'
import { useBenefits } from './use-benefits.ts'

const never = new Promise<never>(() => undefined)

/** The benefit of the address. The gate has let nobody in without one; a page that is being left keeps its shape. */
export function useBenefit(): { benefit: Benefit; card: BenefitsResponse } {
  const { benefitCode = '' } = useParams()
  const card = useBenefits()

  return { benefit: findBenefit(card.benefits, benefitCode) ?? use(never), card }
}
