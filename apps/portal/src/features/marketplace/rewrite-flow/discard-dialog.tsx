import { useNavigate } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { policyDrafts } from '../../../session/drafts/policy-drafts.ts'
import { coverageDrafts, quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { usePurchase } from '../use-purchase.ts'
import type { Rewrite } from './rewrite.ts'

type Props = { rewrite: Rewrite; onClose: () => void }

/** Asks before the new quote is discarded (M-273), then returns to the old policy in self-service (M-274). */
export default function DiscardDialog({ rewrite: { previousPolicyId }, onClose }: Props) {
  const text = useContent('policy-rewrite')
  const app = useAppParts()
  const navigate = useNavigate()
  const { policy, policyId } = usePurchase()

  function discard() {
    for (const id of [previousPolicyId, policyId ?? previousPolicyId]) {
      void app.part(quoteDrafts).discard(id)
      void app.part(coverageDrafts).discard(id)
    }
    // Only of the new quote: what is being changed about the old policy stays.
    if (policyId) void app.part(policyDrafts).discard(policyId)
    void navigate(policy(previousPolicyId), { replace: true })
  }

  return (
    <Dialog
      title={text.discard_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.go_on}</Button>
          <Button look="second" onClick={discard}>
            {text.discard}
          </Button>
        </>
      }
    >
      <p>{text.discard_text}</p>
    </Dialog>
  )
}
