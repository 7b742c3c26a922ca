import { useParams } from 'react-router'
import { useClaimPage } from '../use-claim-page.tsx'
import { ClaimStep } from './claim-step.tsx'

/** Claims specification §2: one page of the form [C-123]. */
export function JourneyPage() {
  const shown = useClaimPage()
  const { formPage } = useParams()
  if ('instead' in shown) return shown.instead
  const { claim } = shown
  const page = claim.questions.find(({ page_key }) => page_key === formPage)

  return page && <ClaimStep key={`${claim.draft.localId} ${page.page_key}`} claim={claim} page={page} />
}

/** What the router looks for in a page that it loads on demand. */
export { JourneyPage as Component }
