import '../cancel-policy/cancel-policy.css'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteValues } from '@amparo/rules/policies/quote-form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useContent } from '../../../../platform/content/content.ts'
import { purchasePath } from '../../../../platform/navigation/marketplace-paths.ts'
import { policyBillingQuery } from '../../../../queries/marketplace/get-policy-billing.ts'
import { useAction } from '../../../../queries/use-action.ts'
import { useAppPart, useAppParts } from '../../../../session/app-parts.ts'
import { policyDrafts } from '../../../../session/drafts/policy-drafts.ts'
import { quoteDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { quoteValuesOf } from '../../quote-values.ts'
import { rewriteQuery } from '../../rewrite-flow/rewrite.ts'
import { Refund } from '../cancel-policy/refund.tsx'
import { useSelfService } from '../use-self-service.ts'

type Props = {
  policy: PolicyDetails
  /** What was typed already; the quote form goes on with it. */
  typed?: Partial<QuoteValues>
  onClose: () => void
}

/** A change that needs another policy: says what happens before anything does (M-267 to M-271). */
export function RewritePrompt({ policy, typed, onClose }: Props) {
  const text = useContent('policy-rewrite')
  const app = useAppParts()
  const { go, isRunning } = useRewrite(policy, typed)
  const billing = useQuery({ ...policyBillingQuery(app, policy.id), refetchOnMount: 'always' })
  const refund = billing.isFetching ? undefined : (billing.data?.refund_if_canceled ?? null)

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

/** Goes to get-started for a policy in the place of this one (M-272). The form begins with this policy and what was typed. */
function useRewrite(policy: PolicyDetails, typed: Partial<QuoteValues> | undefined) {
  const drafts = useAppPart(quoteDrafts)
  const changes = useAppPart(policyDrafts)
  const navigate = useNavigate()
  const scope = useSelfService()
  const { start, isRunning } = useAction({
    run: async () => {
      // Of an attempt before, nothing is left.
      await drafts.remove(policy.id)
      await changes.remove(policy.id)
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
