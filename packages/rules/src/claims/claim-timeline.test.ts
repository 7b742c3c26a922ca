import { expect, it } from 'vitest'
import { type ClaimStatus, claimTimeline, isEnded } from './claim-timeline.ts'

const table: [happened: ClaimStatus[], next: ClaimStatus[]][] = [
  [['open'], ['in_review', 'approved', 'paid']],
  [
    ['open', 'in_review'],
    ['approved', 'paid'],
  ],
  [
    ['open', 'in_review', 'waiting_for_documents'],
    ['in_review', 'approved', 'paid'],
  ],
  [
    ['open', 'waiting_for_documents', 'in_review'],
    ['approved', 'paid'],
  ],
  [['open', 'in_review', 'approved'], ['paid']],
  [['open', 'in_review', 'approved', 'paid'], []],
  [['open', 'in_review', 'denied'], []],
  [['open', 'closed'], []],
  [
    ['denied', 'in_review'],
    ['approved', 'paid'],
  ],
]

it.each(table)('after %j shows %j as what comes next [C-263]', (happened, next) => {
  const moments = happened.map((status, day) => ({ status, happened_at: `2026-11-0${day + 1}` }))
  expect(claimTimeline(moments)).toEqual([
    ...moments.map((one, place) => ({ ...one, step: place === happened.length - 1 ? 'current' : 'done' })),
    ...next.map((status) => ({ status, step: 'next', happened_at: null })),
  ])
  expect(isEnded(happened.at(-1) as ClaimStatus)).toBe(next.length === 0)
})

it('shows a status that is repeated only once, with its first date', () => {
  const steps = claimTimeline([
    { status: 'paid', happened_at: '2026-11-01' },
    { status: 'paid', happened_at: '2026-11-02' },
  ])
  expect(steps).toEqual([{ status: 'paid', happened_at: '2026-11-01', step: 'current' }])
})

it('shows nothing for a claim without a history', () => {
  expect(claimTimeline([])).toEqual([])
})
