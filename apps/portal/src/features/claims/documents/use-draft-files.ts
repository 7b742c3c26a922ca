import { useCallback, useEffect, useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import type { UploadQueue } from '../../../blocks/files/upload/upload-queue.ts'
import { track } from '../../../platform/analytics/analytics.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Claim } from '../read-claim.ts'

/** The files of a draft, stored on the device with every change. */
export function useDraftFiles({ draft, benefit }: Claim, queue: UploadQueue) {
  const drafts = useDrafts()
  const { localId } = draft
  const code = benefit.benefit_code
  const [files, setFiles] = useState<DocumentFile[]>(draft.documents)

  // An upload may have ended since the page was loaded, and another tab may have changed the files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` is another object when it was changed elsewhere
  useEffect(() => {
    void drafts.get(localId).then((stored) => stored && setFiles(stored.documents))
  }, [drafts, localId, draft])

  // If the claim was cancelled, its uploads stop.
  useEffect(() => () => void drafts.get(localId).then((stored) => stored ?? queue.stopAll()), [drafts, localId, queue])

  const onFiles = useCallback(
    (change: (before: DocumentFile[]) => DocumentFile[]) => {
      setFiles(change)
      void drafts.update(localId, (stored) => {
        const documents = change(stored.documents)
        const grown = documents.length - stored.documents.length
        if (grown !== 0) track({ event: 'documents', code, action: grown > 0 ? 'added' : 'removed' })
        return { ...stored, documents }
      })
    },
    [drafts, localId, code],
  )

  return { files, onFiles }
}
