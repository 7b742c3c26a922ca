import { createStore } from '../../platform/state/create-store.ts'
import type { DraftDatabase } from './draft-database.ts'

/** Announces changes to drafts, in this tab and to the others. */
export function draftChanges({ channel }: Pick<DraftDatabase, 'channel'>) {
  const changes = createStore(0)
  const elsewhere = createStore(0)
  const announceHere = () => changes.update((count) => count + 1)
  if (channel)
    channel.onmessage = () => {
      announceHere()
      elsewhere.update((count) => count + 1)
    }

  return {
    announceHere,
    announce() {
      announceHere()
      channel?.postMessage('changed')
    },
    /** Calls the listener after a change in this tab or another one. */
    subscribe: changes.subscribe,
    /** Calls the listener after a change in another tab. */
    subscribeElsewhere: elsewhere.subscribe,
  }
}
