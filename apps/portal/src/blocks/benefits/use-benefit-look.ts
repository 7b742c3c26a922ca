import type { Benefit } from '@amparo/contract/benefits'
import { useOptionalContent } from '../../platform/content/content.ts'

/** The picture and the one line of a benefit. A code that content does not know yet still has a picture (P-226). */
export function useBenefitLook({ benefit_code }: Benefit) {
  const texts = useOptionalContent('benefits')
  const code = benefit_code.toLowerCase()
  const text = texts && Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined

  return { picture: text?.hero_img ?? 'shield', position: text?.hero_img_position, line: text?.description }
}
