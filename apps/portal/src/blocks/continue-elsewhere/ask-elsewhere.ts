import { transferStatesQuery } from '../../queries/transfers/list-transfer-states.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { type Elsewhere, elsewhereOf, withState } from '../../session/transfers/elsewhere.ts'

type Asked = { draft: Draft; elsewhere: Elsewhere | null }
type Parts = Pick<AppParts, 'platform' | 'queries' | 'session' | 'part'>

/** Asks what another device has done with a draft, and stores it. Without an answer, this device continues its own copy. */
export async function askElsewhere({ platform, queries, session, part }: Parts, draft: Draft): Promise<Asked> {
  const panToken = session.panToken()
  if (!draft.transfer || !panToken) return { draft, elsewhere: null }
  const query = transferStatesQuery(platform, panToken, [draft.transfer.draftId])
  const [state] = await queries.fetchQuery(query).catch(() => [])
  const isNew = withState(draft, state) !== draft
  const now = isNew ? await part(claimDrafts).update(draft.localId, (stored) => withState(stored, state)) : draft
  return { draft: now ?? draft, elsewhere: elsewhereOf(now ?? draft, state) }
}
