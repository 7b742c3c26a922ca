import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { Navigate, useLoaderData, useLocation, useParams, useRevalidator } from 'react-router'
import { claimPath, fromWithin, isFromWithin } from '../../blocks/claim-drafts/claim-path.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { useDrafts } from '../../session/drafts/claim-drafts.ts'
import { pageToShow } from './journey/page-to-show.ts'
import { QuestionsFailed } from './journey/step-failed.tsx'
import type { Claim, ClaimRead } from './read-claim.ts'

/** Loaded on demand: few people are refused, and it contains illustrations. */
const ClaimRefused = lazyPart(() => import('./journey/claim-refused.tsx'))
const ClaimIsElsewhere = lazyPart(() => import('./journey/claim-is-elsewhere.tsx'))

/** The claim of the address, or what to render in place of its page. */
export function useClaimPage(fixed?: string): { claim: Claim } | { instead: ReactElement } {
  const read = useLoaderData<ClaimRead>()
  const { formPage } = useParams()
  const { state } = useLocation()
  const locale = useLocale()
  useChangesElsewhere(read)
  if ('refusal' in read) return { instead: <ClaimRefused {...read} /> }
  if ('elsewhere' in read) return { instead: <ClaimIsElsewhere {...read} /> }

  const { draft, card, pages } = read
  const asked = fixed ?? formPage
  const saved = draft.savedForLaterPageKey
  const page = pageToShow({ pages, asked, isFromWithin: isFromWithin(state), saved })
  if (page === asked && read.isIncomplete && !draft.claimNumber)
    return { instead: <QuestionsFailed claim={read} pageKey={page} /> }
  if (page === asked) return { claim: read }
  const to = claimPath(card.ica_country, locale, draft, page)
  return { instead: <Navigate to={to} replace state={fromWithin} /> }
}

/** Reads the claim again when another tab has changed it, sent it or deleted it: every page shows what is true now (C-020). */
function useChangesElsewhere(read: ClaimRead) {
  const drafts = useDrafts()
  const { revalidate } = useRevalidator()
  const onChange = useEffectEvent(async () => {
    if ('refusal' in read) return
    const stored = await drafts.get(read.draft.localId)
    if (JSON.stringify(stored) !== JSON.stringify(read.draft)) await revalidate()
  })
  useEffect(() => drafts.subscribeElsewhere(() => void onChange()), [drafts])
}
