import { useCallback, useEffect, useState } from 'react'
import type { EvidenceFile } from '../../../blocks/files/evidence.ts'
import type { UploadDesk } from '../../../blocks/files/upload-desk.ts'
import { track } from '../../../platform/analytics.ts'
import { useDrafts } from '../../../session/drafts/open-drafts.ts'
import type { Claim } from '../read-claim.ts'

/** The files of a draft, saved on this device with every change. */
export function useDraftFiles({ draft, benefit }: Claim, desk: UploadDesk) {
  const drafts = useDrafts()
  const { localId } = draft
  const code = benefit.benefit_code
  const [files, setFiles] = useState<EvidenceFile[]>(draft.documents)

  // An upload may have finished since the page was loaded.
  useEffect(() => {
    void drafts.get(localId).then((kept) => kept && setFiles(kept.documents))
  }, [drafts, localId])

  // A cancelled claim uploads nothing more.
  useEffect(() => () => void drafts.get(localId).then((kept) => kept ?? desk.stopAll()), [drafts, localId, desk])

  const onFiles = useCallback(
    (change: (before: EvidenceFile[]) => EvidenceFile[]) => {
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
