import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useState } from 'react'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { useCancelPolicy } from '../../../../queries/marketplace/cancel-policy.ts'
import { policyQuery } from '../../../../queries/marketplace/get-policy.ts'
import { useAppParts } from '../../../../session/app-parts.ts'

/**
 * Cancels a policy. A policy that was cancelled in another tab is the same to the person as one cancelled here. If no answer came, the policy says
 * whether it is cancelled.
 */
export function useCancel({ id }: PolicyDetails, { onDone }: { onDone: () => void }) {
  const app = useAppParts()
  const [error, setError] = useState<unknown>(null)
  const [isDone, setDone] = useState(false)
  const finish = () => {
    setDone(true)
    onDone()
  }
  const { start, isRunning } = useCancelPolicy(id, {
    onDone: finish,
    async onFailed(failure) {
      if (failure instanceof CallFailed && !isSessionOver(failure)) {
        const policy = await app.queries.fetchQuery({ ...policyQuery(app, id), staleTime: 0 }).catch(() => null)
        if (policy?.status_code === 'canceled') return finish()
      }
      setError(failure)
    },
  })

  return {
    cancel() {
      setError(null)
      return start()
    },
    isRunning,
    isDone,
    error,
  }
}
