import { claimNumberProblem, tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { lazyPart } from '../../platform/load-page.ts'
import { usePlatform } from '../../platform/platform.ts'
import { statusQuery } from '../../queries/check-claim-status.ts'
import { useSessionStore } from '../../session/session-fields.ts'
import { statusProof } from '../../session/status-proof.ts'
import { isRefusal } from './check-failed.tsx'
import { FailedResult } from './failed-result.tsx'
import { StatusForm } from './form/status-form.tsx'
import { StatusSkeleton } from './status-skeleton.tsx'
import { useStatusAsks } from './use-status-asks.ts'
import { type Proof, useStatusCheck } from './use-status-check.ts'

const StatusResult = lazyPart(() => import('./result/status-result.tsx'))

/** C-248 to C-250, C-X13: the form at the root; with a number and what belongs to it, the result. */
export function ClaimStatusPage() {
  const { claimId = '' } = useParams()
  // What is kept beside the address changes with it.
  useLocation()
  const platform = usePlatform()
  const { canCheck, check } = useCheckOf(claimId)
  const { data, error, refetch } = useQuery({
    ...statusQuery(platform, check),
    enabled: canCheck,
    placeholderData: (before, query) => (isSameClaim(query?.queryKey[1], check) ? keepPreviousData(before) : undefined),
  })

  if (!canCheck) return <StatusForm key={claimId} number={claimId} />
  if (data) return <StatusResult answer={data} check={check} />
  if (!error) return <StatusSkeleton />
  if (isRefusal(error)) return <StatusForm key={claimId} number={claimId} failure={error} />
  return <FailedResult error={error} onRetry={() => void refetch()} />
}

function useCheckOf(claimId: string) {
  const store = useSessionStore()
  const { proof, numberMost } = useStatusAsks()
  const checkOf = useStatusCheck()
  const number = tidyClaimNumber(claimId)
  const kept = statusProof.read(store)
  const given: Proof = kept?.claim_number === number ? kept : {}
  const isValid = claimNumberProblem(claimId, { most: numberMost }) === null

  return { canCheck: isValid && (proof === null || Boolean(given[proof])), check: checkOf(number, given) }
}

/** Another language of the same claim: the page stays, with what was added to it, until its words are there. */
function isSameClaim(before: unknown, check: { claim_number: string }): boolean {
  return (before as { claim_number?: string } | undefined)?.claim_number === check.claim_number
}

/** What the router looks for in a page that it loads on demand. */
export { ClaimStatusPage as Component }
