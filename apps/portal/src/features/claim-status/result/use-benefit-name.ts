import type { ContentOf } from '@amparo/content/slugs'
import { useContent } from '../../../platform/content.ts'

/** A benefit of another day may have no entry any more; its code is better than nothing. */
export function useBenefitName(code: string): string {
  const benefits = useContent('benefits')
  return benefits[code.toLowerCase() as keyof ContentOf<'benefits'>]?.name ?? code
}
