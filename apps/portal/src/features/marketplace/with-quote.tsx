import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Region } from '../../platform/loading/region.tsx'
import { QuoteMissing } from './quote-missing.tsx'

/** Around a page about a quote: if the quote cannot be loaded, the page renders nothing of it (M-339, M-340). */
export function WithQuote({ children }: { children: ReactNode }) {
  return (
    // Another quote in the address is another form.
    <Region key={useParams().policyId} isPage failed={(retry) => <QuoteMissing onRetry={retry} />}>
      {children}
    </Region>
  )
}
