import type { ContentOf } from '@amparo/content/slugs'
import type { Benefit } from '@amparo/contract/benefits'
import { use } from 'react'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'

type AllDetails = ContentOf<'benefit-details'>
export type Details = AllDetails[keyof AllDetails]

const never = new Promise<never>(() => undefined)

/** The texts of a benefit. `benefitGate` has checked that there are some. */
export function useDetails({ benefit_code, content_entry }: Benefit) {
  const all = useContent('benefit-details')
  const cards = useOptionalContent('benefits')
  const code = benefit_code.toLowerCase()
  const card = cards && Object.hasOwn(cards, code) ? cards[code as keyof typeof cards] : undefined
  const details: Details = all[content_entry as keyof AllDetails] ?? use(never)

  return { details, hero: { name: card?.hero_img ?? 'shield', position: card?.hero_img_position } }
}
