import { useParams } from 'react-router'
import { Region } from '../../../platform/loading/region.tsx'
import { useClaimPage } from '../use-claim-page.tsx'
import { ClaimStep } from './claim-step.tsx'
import { StepFailed } from './step-failed.tsx'

/** One page of the claim form (claims specification §2, C-123). */
export function JourneyPage() {
  const shown = useClaimPage()
  const { formPage } = useParams()
  if ('instead' in shown) return shown.instead
  const { claim } = shown
  const page = claim.questions.find(({ page_key }) => page_key === formPage)

  // A new form for every claim, page and language.
  const key = `${claim.draft.localId} ${claim.form.locale} ${page?.page_key}`

  return (
    page && (
      <Region key={key} isPage failed={(retry) => <StepFailed claim={claim} pageKey={page.page_key} onRetry={retry} />}>
        <ClaimStep claim={claim} page={page} />
      </Region>
    )
  )
}

export { JourneyPage as Component }
