import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { useEffect, useRef, useState } from 'react'
import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import type { UploadQueue } from '../../../blocks/files/upload/upload-queue.ts'
import { track } from '../../../platform/analytics.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Claim } from '../read-claim.ts'
import { missingDocuments } from './missing-documents.ts'

type Options = { claim: Claim; queue: UploadQueue; documents: readonly DocumentInfo[]; forward: () => unknown }

/** On to the next step, once nothing is on its way any more, and once the person knows what is missing. */
export function useGoOn({ claim, queue, documents, forward }: Options) {
  const drafts = useDrafts()
  const { localId } = claim.draft
  const code = claim.benefit.benefit_code
  const [isWaiting, setWaiting] = useState(false)
  const [missing, setMissing] = useState<readonly DocumentInfo[]>([])
  const isUnderWay = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function leave(action: 'continue' | 'continue_without') {
    track({ event: 'documents', code, action })
    await drafts.update(localId, (kept) => ({ ...kept, savedForLaterPageKey: REVIEW_PAGE }))
    if (isHere.current) await forward()
  }

  async function wait() {
    setWaiting(true)
    const failures = queue.get().failed.length
    await queue.settled()
    // In line after whatever the last file has still to write.
    const kept = await drafts.update(localId, (draft) => ({ ...draft, savedForLaterPageKey: DOCUMENTS_PAGE }))
    if (!isHere.current) return
    setWaiting(false)
    // A file that did not arrive while one waited is told of first.
    if (queue.get().failed.length > failures) return
    const lacking = missingDocuments(documents, kept?.documents ?? [])
    if (lacking.length > 0) setMissing(lacking)
    else await leave('continue')
  }

  /** Two presses in one moment are one step. */
  async function once(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await work().finally(() => {
      isUnderWay.current = false
    })
  }

  return {
    goOn: () => once(wait),
    isWaiting,
    missing,
    goOnWithout: () => once(() => leave('continue_without')),
    stay: () => setMissing([]),
  }
}
