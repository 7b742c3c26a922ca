import { useCallback, useEffect, useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import type { UploadQueue } from '../../../blocks/files/upload/upload-queue.ts'
import { track } from '../../../platform/analytics.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Claim } from '../read-claim.ts'

/** The documents of a draft, kept on the device with every change. */
export function useDraftFiles({ draft, benefit }: Claim, queue: UploadQueue) {
  const drafts = useDrafts()
  const { localId } = draft
  const code = benefit.benefit_code
  const [files, setFiles] = useState<DocumentFile[]>(draft.documents)

  // One may have arrived since the page was asked for.
  useEffect(() => {
    void drafts.get(localId).then((kept) => kept && setFiles(kept.documents))
  }, [drafts, localId])

  // A claim that was cancelled sends nothing more.
  useEffect(() => () => void drafts.get(localId).then((kept) => kept ?? queue.stopAll()), [drafts, localId, queue])

  const onFiles = useCallback(
    (change: (before: DocumentFile[]) => DocumentFile[]) => {
      setFiles(change)
      void drafts.update(localId, (kept) => {
        const documents = change(kept.documents)
        const grown = documents.length - kept.documents.length
        if (grown !== 0) track({ event: 'documents', code, action: grown > 0 ? 'added' : 'removed' })
        return { ...kept, documents }
      })
    },
    [drafts, localId, code],
  )

  return { files, onFiles }
}
