import type { ContentOf } from '@amparo/content/slugs'
import { useOptionalContent } from '../../../platform/content/content.ts'

/** The name of a benefit; its code if content does not name it any more or could not be loaded. */
export function useBenefitName(code: string): string {
  const benefits = useOptionalContent('benefits')
  return benefits?.[code.toLowerCase() as keyof ContentOf<'benefits'>]?.name ?? code
}
