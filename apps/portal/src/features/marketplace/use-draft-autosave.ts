import { useEffect, useEffectEvent } from 'react'
import type { DraftCollection } from '../../session/drafts/draft-collection.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'

/** Saves the draft of a form until it is discarded: what is typed or answered late, while the page closes, must not bring it back. */
export function useDraftAutosave<T>(drafts: DraftCollection<T>, id: string, save: () => Promise<unknown>) {
  const autosave = useAutosave(save)
  const stop = useEffectEvent(autosave.stop)
  useEffect(() => drafts.onDiscarded(id, () => stop()), [drafts, id])
  return autosave
}
