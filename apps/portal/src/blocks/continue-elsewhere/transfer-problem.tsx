import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { CallFailed } from '@amparo/contract/call'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { useContent } from '../../platform/content/content.ts'
import { TransferUnreadable } from '../../session/transfers/encrypt-transfer.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

type Kind = 'wrong_card' | 'not_found' | 'unreadable' | 'card' | 'limited' | 'offline' | 'failed'
type Words = ContentOf<'continue-elsewhere'>

const kinds: Record<string, Kind> = {
  transfer_of_another_card: 'wrong_card',
  transfer_not_found: 'not_found',
  unable_to_verify_card: 'card',
  invalid_card_number: 'card',
  too_many_transfers: 'limited',
  too_many_requests: 'limited',
}

export function problemKind(failure: unknown, isOnline = navigator.onLine): Kind {
  if (failure instanceof TransferUnreadable) return 'unreadable'
  const isCall = failure instanceof CallFailed || failure instanceof CardFieldFailed
  const known = isCall ? kinds[failure.code] : undefined
  return known ?? (isOnline ? 'failed' : 'offline')
}

/** Why a claim could not be continued, what is safe, and what to do. */
export function TransferProblem({ failure }: { failure: unknown }) {
  const text: Words = useContent('continue-elsewhere')
  const { request_number } = useContent('shell')
  const kind = problemKind(failure)
  const id = requestIdOf(failure)

  return (
    <Banner tone="danger" title={text[`${kind}_title`]}>
      <p>{text[`${kind}_text`]}</p>
      {kind === 'failed' && id && <p className="soft">{fill(request_number, { id })}</p>}
    </Banner>
  )
}
