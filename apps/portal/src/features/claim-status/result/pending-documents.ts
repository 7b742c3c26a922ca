import * as z from 'zod/mini'
import type { PendingPlace } from '../../../blocks/long-operations/pending.ts'
import type { SessionStore } from '../../../platform/state/session-storage.ts'

const KEY = 'sent-documents'
const Stored = z.record(z.string(), z.object({ longOpId: z.string(), fingerprint: z.string() }))

/** Where files that were sent to a claim, and are still being added to it, are remembered: in the session, for this tab. */
export function pendingDocuments(store: SessionStore, claimNumber: string): PendingPlace & { forget(): void } {
  const all = () => {
    const stored = z.safeParse(Stored, store.read(KEY))
    return stored.success ? stored.data : {}
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
