import type { ContentOf } from '@amparo/content/slugs'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useOptionalContent } from '../../../platform/content/content.ts'

type Claimed = Pick<ClaimStatusAnswer, 'benefit_code' | 'product_name'>

/** What was claimed from: a policy's product, or a benefit, by its code if content does not name it any more or could not be loaded. */
export function useBenefitName({ benefit_code: code, product_name }: Claimed): string {
  const benefits = useOptionalContent('benefits')
  return product_name ?? benefits?.[code.toLowerCase() as keyof ContentOf<'benefits'>]?.name ?? code
}
