import * as z from 'zod/mini'
import type { PendingPlace } from '../../../blocks/long-operations/pending.ts'
import type { SessionStore } from '../../../platform/session-storage.ts'

const KEY = 'sent-documents'
const Kept = z.record(z.string(), z.object({ longOpId: z.string(), fingerprint: z.string() }))

/** Documents that were sent to a claim and are not with it yet: for as long as the tab lives, since they are few and soon done. */
export function documentsPlace(store: SessionStore, claimNumber: string): PendingPlace & { forget(): void } {
  const all = () => {
    const kept = z.safeParse(Kept, store.read(KEY))
    return kept.success ? kept.data : {}
  }

  return {
    name: `documents ${claimNumber}`,
    read: async () => all()[claimNumber],
    write: async (pending) => store.write(KEY, { ...all(), [claimNumber]: pending }),
    forget() {
      const { [claimNumber]: _, ...others } = all()
      store.write(KEY, others)
    },
  }
}
