import type { ContentOf } from '@amparo/content/slugs'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useOptionalContent } from '../../../platform/content/content.ts'

type Claimed = Pick<ClaimStatusAnswer, 'benefit_code' | 'product_name'>

/** The name of the policy's product or of the benefit. Falls back to the benefit's code if content has no name for it or could not be loaded. */
export function useBenefitName({ benefit_code: code, product_name }: Claimed): string {
  const benefits = useOptionalContent('benefits')
  return product_name ?? benefits?.[code.toLowerCase() as keyof ContentOf<'benefits'>]?.name ?? code
}
