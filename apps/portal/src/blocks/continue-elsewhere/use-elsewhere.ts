import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { transferStatesQuery } from '../../queries/transfers/list-transfer-states.ts'
import { useCard } from '../../session/card-session.ts'
import { useDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { type Elsewhere, elsewhereOf, withState } from '../../session/transfers/elsewhere.ts'

/** What other devices have done with the drafts on this page. Asks each time they are shown; null until the server answers. */
export function useElsewhere(drafts: readonly Draft[]): (draft: Draft) => Elsewhere | null {
  const platform = usePlatform()
  const stored = useDrafts()
  const panToken = useCard()?.panToken ?? ''
  const ids = drafts.flatMap(({ transfer }) => (transfer ? [transfer.draftId] : []))
  const { data } = useQuery({
    ...transferStatesQuery(platform, panToken, ids),
    enabled: ids.length > 0 && panToken !== '',
    staleTime: 0,
  })
  const stateOf = ({ transfer }: Draft) => data?.find(({ draft_id }) => draft_id === transfer?.draftId)

  useEffect(() => {
    for (const draft of drafts) {
      const state = data?.find(({ draft_id }) => draft_id === draft.transfer?.draftId)
      const isNew = withState(draft, state) !== draft
      if (isNew) void stored.update(draft.localId, (now) => withState(now, state))
    }
  }, [data, drafts, stored])

  return (draft) => elsewhereOf(draft, stateOf(draft))
}
