import type { Benefit } from '@amparo/contract/benefits'
import { isFound } from '@amparo/rules/text/search-text'
import { useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'

/** Fewer can be seen at a glance. */
const MOST_WITHOUT_SEARCH = 8

export function useBenefitSearch(benefits: readonly Benefit[]) {
  const texts = useContent('benefits')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  if (benefits.length <= MOST_WITHOUT_SEARCH) return null

  const description = (code: string) => texts[code.toLowerCase() as keyof typeof texts]?.description ?? ''
  const found = benefits.filter(({ name, benefit_code }) => isFound(query, [name, description(benefit_code)], locale))
  return { query, setQuery, found }
}
