import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { useState } from 'react'
import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import type { UploadQueue } from '../../../blocks/files/upload/upload-queue.ts'
import { track } from '../../../platform/analytics/analytics.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Claim } from '../read-claim.ts'
import { missingDocuments } from './missing-documents.ts'

type Options = { claim: Claim; queue: UploadQueue; documents: readonly DocumentInfo[]; forward: () => unknown }

/** Goes on to the next step, once every upload has ended and the person knows which documents are missing. */
export function useGoOn({ claim, queue, documents, forward }: Options) {
  const drafts = useDrafts()
  const { localId } = claim.draft
  const code = claim.benefit.benefit_code
  const [missing, setMissing] = useState<readonly DocumentInfo[]>([])

  async function save(action: 'continue' | 'continue_without') {
    track({ event: 'documents', code, action })
    await drafts.update(localId, (stored) => ({ ...stored, savedForLaterPageKey: REVIEW_PAGE }))
  }

  const goingOn = useAction({
    run: async (signal) => {
      const failures = queue.get().failed.length
      await queue.settled()
      // This update waits until the last upload has written its own.
      const draft = await drafts.update(localId, (stored) => ({ ...stored, savedForLaterPageKey: DOCUMENTS_PAGE }))
      signal.throwIfAborted()
      // If an upload has failed in the meantime, the page shows it and the person deals with it first.
      if (queue.get().failed.length > failures) return false
      const found = missingDocuments(documents, draft?.documents ?? [])
      setMissing(found)
      if (found.length > 0) return false
      await save('continue')
      return true
    },
    reportAs: 'UNEXPECTED_ERROR',
    onDone: (isSaved) => isSaved && forward(),
  })
  const goingOnWithout = useAction({
    run: () => save('continue_without'),
    reportAs: 'UNEXPECTED_ERROR',
    onDone: forward,
  })

  return {
    goOn: goingOn.start,
    isWaiting: goingOn.isRunning,
    missing,
    goOnWithout: goingOnWithout.start,
    stay: () => setMissing([]),
  }
}
