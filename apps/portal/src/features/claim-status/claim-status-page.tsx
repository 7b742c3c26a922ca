import { claimNumberProblem, tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { usePlatform } from '../../platform/platform.ts'
import { statusQuery } from '../../queries/check-claim-status.ts'
import { useSessionStore } from '../../session/session-fields.ts'
import { statusProof } from '../../session/status-proof.ts'
import { FailedResult, isRefusal } from './check-failed.tsx'
import { StatusForm } from './form/status-form.tsx'
import { StatusSkeleton } from './status-skeleton.tsx'
import { useStatusAsks } from './use-status-asks.ts'
import { type Proof, useStatusCheck } from './use-status-check.ts'

const StatusResult = lazyPart(() => import('./result/status-result.tsx'))

/** The form at the root; with a claim number and the proof that the country asks for, the result (C-248 to C-250, C-X13). */
export function ClaimStatusPage() {
  const { claimId = '' } = useParams()
  // Renders again on navigation: the proof in the session may have changed with the address.
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

/** When the language changes, the result and the files added to it stay on the page until the texts have arrived. */
function isSameClaim(before: unknown, check: { claim_number: string }): boolean {
  return (before as { claim_number?: string } | undefined)?.claim_number === check.claim_number
}

export { ClaimStatusPage as Component }
