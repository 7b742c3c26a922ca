import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { contentQuery, OtherLanguages } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'

const ahead = ['benefit-page', 'benefit-details', 'before-you-start'] as const

/** Loads the benefit page and its texts while the browser is idle, so that opening a benefit does not wait. */
export function usePrefetchBenefits() {
  const platform = usePlatform()
  const queries = useQueryClient()
  const locale = useLocale()
  const others = use(OtherLanguages)

  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout
    const waiting = whenIdle(() => {
      for (const slug of ahead) void queries.prefetchQuery(contentQuery(platform, { slug, locale, others }))
      import('../detail/benefit-page.tsx').catch(() => undefined)
    })
    return () => cancel(waiting as never)
  }, [platform, queries, locale, others])
}
