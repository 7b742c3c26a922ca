import { useContent } from '../../../platform/content.ts'
import { DOCUMENTS_PAGE } from '../../../session/claims/claim-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ClaimFrame } from '../journey/claim-frame.tsx'
import { useClaimWay } from '../journey/use-claim-way.ts'
import type { Claim } from '../read-claim.ts'
import { useClaimPage } from '../use-claim-page.tsx'

/** C-125, C-148: the step before the last. */
export function DocumentsPage() {
  const shown = useClaimPage(DOCUMENTS_PAGE)

  return 'instead' in shown ? shown.instead : <Documents key={shown.claim.draft.localId} claim={shown.claim} />
}

function Documents({ claim }: { claim: Claim }) {
  const labels = useContent('claim-journey')
  const way = useClaimWay(claim, DOCUMENTS_PAGE)

  return (
    <ClaimFrame
      claim={claim}
      pageKey={DOCUMENTS_PAGE}
      title={labels.documents_step}
      onGo={(key) => void way.goTo(key)}
      isKept
    >
      <div className="claim-ways-on">
        <Button onClick={() => void way.forward()}>{labels.continue}</Button>
        <Button look="second" onClick={() => void way.back()}>
          {labels.back}
        </Button>
      </div>
    </ClaimFrame>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { DocumentsPage as Component }
