import type { ReactNode } from 'react'
import { Region } from '../../platform/loading/region.tsx'
import { QuoteMissing } from './quote-missing.tsx'

/** Around a page about a quote: if the quote cannot be loaded, the page renders nothing of it (M-339, M-340). */
export function WithQuote({ children }: { children: ReactNode }) {
  return (
    <Region isPage failed={<QuoteMissing />}>
      {children}
    </Region>
  )
}
