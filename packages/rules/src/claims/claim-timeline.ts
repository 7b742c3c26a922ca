export type ClaimStatus = 'open' | 'in_review' | 'waiting_for_documents' | 'approved' | 'denied' | 'paid' | 'closed'
type Happened = { status: ClaimStatus; happened_at: string }
export type TimelineStep = { status: ClaimStatus; step: 'done' | 'current' | 'next'; happened_at: string | null }

/** Where a claim goes from here when nothing comes in between. */
const next: Partial<Record<ClaimStatus, ClaimStatus>> = {
  open: 'in_review',
  waiting_for_documents: 'in_review',
  in_review: 'approved',
  approved: 'paid',
}

/** Nothing more is expected of anybody. */
export function isEnded(status: ClaimStatus): boolean {
  return next[status] === undefined
}

/** The way of a claim so far, oldest first, and what comes next. A status that is said again has not happened again. */
export function claimTimeline(happened: readonly Happened[]): TimelineStep[] {
  const way = happened.filter(({ status }, place) => status !== happened[place - 1]?.status)
  const last = way.length - 1
  const steps = way.map(({ status, happened_at }, place): TimelineStep => {
    return { status, happened_at, step: place === last ? 'current' : 'done' }
  })
  return [...steps, ...toCome(way[last]?.status)]
}

function toCome(status: ClaimStatus | undefined): TimelineStep[] {
  const following = status && next[status]
  return following ? [{ status: following, step: 'next', happened_at: null }, ...toCome(following)] : []
}
