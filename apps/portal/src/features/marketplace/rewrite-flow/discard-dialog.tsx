import { useNavigate } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { usePurchase } from '../use-purchase.ts'
import type { Rewrite } from './rewrite.ts'

type Props = { rewrite: Rewrite; onClose: () => void }

/** Before the new policy is discarded (M-273). Then the way leads back to the old one in self-service (M-274). */
export function DiscardDialog({ rewrite: { previousPolicyId }, onClose }: Props) {
  const text = useContent('policy-rewrite')
  const drafts = useAppPart(quoteDrafts)
  const navigate = useNavigate()
  const { policy, policyId } = usePurchase()

  function discard() {
    for (const id of [previousPolicyId, policyId]) if (id) void drafts.remove(id)
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
