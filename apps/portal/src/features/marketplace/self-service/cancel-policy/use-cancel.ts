import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useRef, useState } from 'react'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { useCancelPolicy } from '../../../../queries/marketplace/cancel-policy.ts'
import { policyQuery, updateCachedPolicy } from '../../../../queries/marketplace/get-policy.ts'
import { useAppParts } from '../../../../session/app-parts.ts'

/**
 * Cancels a policy. If it was already canceled in another tab, that counts as success. If no answer comes, the policy is loaded to see whether it is
 * canceled.
 */
export function useCancel({ id }: PolicyDetails, { onDone }: { onDone: (refund: number | null) => void }) {
  const app = useAppParts()
  const [error, setError] = useState<unknown>(null)
  const refund = useRef<number | null>(null)
  const { start, isRunning } = useCancelPolicy(id, {
    onDone: () => onDone(refund.current),
    async onFailed(failure) {
      if (failure instanceof CallFailed && !isSessionOver(failure)) {
        const policy = await app.queries.fetchQuery({ ...policyQuery(app, id), staleTime: 0 }).catch(() => null)
        if (policy?.status_code === 'canceled') {
          updateCachedPolicy(app, policy)
          return onDone(refund.current)
        }
      }
      setError(failure)
    },
  })

  return {
    /** Takes the refund that the dialog showed. */
    cancel(shown: number | null) {
      refund.current = shown
      setError(null)
      void start()
    },
    isRunning,
    error,
  }
}
