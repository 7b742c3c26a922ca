import '../cancel-policy/cancel-policy.css'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import { useNavigate } from 'react-router'
import { useContent } from '../../../../platform/content/content.ts'
import { purchasePath } from '../../../../platform/navigation/marketplace-paths.ts'
import { useAction } from '../../../../queries/use-action.ts'
import { useAppPart } from '../../../../session/app-parts.ts'
import { policyDrafts } from '../../../../session/drafts/policy-drafts.ts'
import { quoteDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { quoteValuesOf } from '../../quote-values.ts'
import { rewriteQuery } from '../../rewrite-flow/rewrite.ts'
import { Refund } from '../cancel-policy/refund.tsx'
import { useRefund } from '../cancel-policy/use-refund.ts'
import { useSelfService } from '../use-self-service.ts'

type Props = {
  policy: PolicyDetails
  /** What was already typed. The quote form is prefilled with it. */
  typed?: Partial<QuoteValues>
  onClose: () => void
}

/** Explains what happens before a change that needs a new policy (M-267 to M-271). */
export function RewritePrompt({ policy, typed, onClose }: Props) {
  const text = useContent('policy-rewrite')
  const { go, isRunning } = useRewrite(policy, typed)
  const refund = useRefund(policy)

  return (
    <Dialog
      title={text.title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button busy={isRunning} onClick={() => void go()}>
            {text.confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.keep}
          </Button>
        </>
      }
    >
      <p>{text.lead}</p>
      <ul className="cancel-facts">
        <li>{text.until_bought}</li>
        <Refund refund={refund} isOverdue={false} />
        <li>{text.gap}</li>
        <li>{text.price}</li>
      </ul>
    </Dialog>
  )
}

/** Goes to get-started for a policy that replaces this one (M-272). The form is prefilled from this policy and what was typed. */
function useRewrite(policy: PolicyDetails, typed: Partial<QuoteValues> | undefined) {
  const drafts = useAppPart(quoteDrafts)
  const changes = useAppPart(policyDrafts)
  const navigate = useNavigate()
  const scope = useSelfService()
  const { start, isRunning } = useAction({
    run: async () => {
      // Deletes what is left of an earlier attempt.
      await changes.discard(policy.id)
      await drafts.remove(policy.id)
      if (typed) await drafts.update(policy.id, () => ({ ...quoteValuesOf(policy), ...typed }))
    },
    reportAs: 'LOCAL_FORAGE_ERROR',
    onDone: () => {
      const { policyId, ...benefit } = scope
      return navigate(purchasePath(benefit, 'get-started') + rewriteQuery({ previousPolicyId: policyId }))
    },
  })

  return { go: () => start(), isRunning }
}
