import { CallFailed } from '@amparo/contract/call'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { refreshStatus, type StatusCheck, statusQuery } from '../../../queries/check-claim-status.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { uploadClaimDocuments } from '../../../queries/upload-claim-documents.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { pendingDocuments } from './pending-documents.ts'
import type { Trouble } from './send-trouble.tsx'

type Options = { answer: ClaimStatusAnswer; check: StatusCheck; onSent: () => void }
type Documents = { document_id: string; file_approval_id: string }[]

/**
 * Sends files to a claim, waits until the claim has them, and looks the claim up again (C-267, C-560 to C-562). Somebody
 * who leaves and comes back continues to wait.
 */
export function useSendDocuments({ answer: { claim_number, status_token }, check, onSent }: Options) {
  const platform = usePlatform()
  const queries = useQueryClient()
  const region = useCountry()?.region ?? 'NAM'
  const place = pendingDocuments(useSessionStore(), claim_number)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { start, isRunning } = useAction({
    run: async (signal, operation: () => Promise<string>) => {
      setTrouble(null)
      const result = await pollOperation(platform, await operation(), { signal })
      if ('stopped' in result) return setTrouble('slow')
      place.forget()
      if ('error' in result) throw result.error
      await refreshStatus(queries)
      // Not in `onDone`: if the claim needs nothing more, this form is gone from the page by now.
      onSent()
    },
    reportAs: 'CLAIM_STATUS_DOCUMENTS_UPLOAD_API_ERROR',
    overlay: true,
    onFailed: (error) => setTrouble(isCallFailed(error, 'document_not_approved') ? 'file-lost' : 'failed'),
  })

  /** The token expires while the page is open: looks the claim up again for a new one. */
  const renewToken = async () =>
    (await queries.fetchQuery({ ...statusQuery(platform, check), staleTime: 0 })).status_token

  async function post(documents: Documents) {
    const body = { claim_number, documents, global_region_code: region }
    try {
      return await uploadClaimDocuments(platform, { ...body, status_token })
    } catch (error) {
      if (!isCallFailed(error, 'claim_not_found')) throw error
      return uploadClaimDocuments(platform, { ...body, status_token: await renewToken() })
    }
  }

  return {
    isSending: isRunning,
    trouble,
    renewToken,
    send(files: readonly DocumentFile[]) {
      const documents = files.flatMap(({ document_id, file_approval_id }) =>
        file_approval_id ? [{ document_id, file_approval_id }] : [],
      )
      void start(() => operationOf({ place, sent: documents, post: () => post(documents) }))
    },
    /** Goes on waiting for files that were sent before, if there are any. */
    async resume() {
      const pending = await place.read()
      if (pending) await start(async () => pending.longOpId)
    },
  }
}

function isCallFailed(error: unknown, code: string): boolean {
  return error instanceof CallFailed && error.code === code
}
