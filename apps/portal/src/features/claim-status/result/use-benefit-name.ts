import type { ContentOf } from '@amparo/content/slugs'
import { useContent } from '../../../platform/content/content.ts'

/** The name of a benefit; its code if the benefit is so old that content no longer names it. */
export function useBenefitName(code: string): string {
  const benefits = useContent('benefits')
  return benefits[code.toLowerCase() as keyof ContentOf<'benefits'>]?.name ?? code
}
