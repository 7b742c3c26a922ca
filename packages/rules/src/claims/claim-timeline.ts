/** A claim starts as `open`; operators decide what comes next. */
export const claimStatuses = [
  'open',
  'in_review',
  'waiting_for_documents',
  'approved',
  'denied',
  'paid',
  'closed',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

type Happened = { status: ClaimStatus; happened_at: string }
export type TimelineStep = { status: ClaimStatus; step: 'done' | 'current' | 'next'; happened_at: string | null }

/** The status that usually follows. */
const next: Partial<Record<ClaimStatus, ClaimStatus>> = {
  open: 'in_review',
  waiting_for_documents: 'in_review',
  in_review: 'approved',
  approved: 'paid',
}

/** Whether no other status is expected. */
export function isEnded(status: ClaimStatus): boolean {
  return next[status] === undefined
}

/** The statuses of a claim so far, oldest first, and those to come. A status that repeats the one before is left out. */
export function claimTimeline(happened: readonly Happened[]): TimelineStep[] {
  const changes = happened.filter(({ status }, place) => status !== happened[place - 1]?.status)
  const last = changes.length - 1
  const steps = changes.map(({ status, happened_at }, place): TimelineStep => {
    return { status, happened_at, step: place === last ? 'current' : 'done' }
  })
  return [...steps, ...toCome(changes[last]?.status)]
}

function toCome(status: ClaimStatus | undefined): TimelineStep[] {
  const following = status && next[status]
  return following ? [{ status: following, step: 'next', happened_at: null }, ...toCome(following)] : []
}
