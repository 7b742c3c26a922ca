import { CallFailed } from '@amparo/contract/call'
import { type ClaimStatusAnswer, uploadClaimDocuments } from '@amparo/contract/claim-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { type StatusCheck, statusQuery } from '../../../queries/check-claim-status.ts'
import { claimStatusKey } from '../../../queries/claim-status-key.ts'
import { useCountry } from '../../../queries/use-country.ts'
import { inTime } from '../../../session/in-time.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { documentsPlace } from './documents-place.ts'
import type { Trouble } from './send-trouble.tsx'

/** C-267, C-560 to C-562, C-596: sends, waits, and looks the claim up again. Leaving and coming back goes on waiting. */
export function useSendDocuments({ claim_number, status_token }: ClaimStatusAnswer, check: StatusCheck) {
  const platform = usePlatform()
  const queries = useQueryClient()
  const region = useCountry()?.region ?? 'NAM'
  const place = documentsPlace(useSessionStore(), claim_number)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const leaving = useRef(new AbortController())
  const work = useMutation({ mutationFn: (sent: () => Promise<string>) => sent().then(wait) })

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function post(documents: { document_id: string; file_approval_id: string }[]) {
    const body = { claim_number, documents, global_region_code: region }
    const sendWith = (token: string) =>
      inTime(platform.api(uploadClaimDocuments, { body: { ...body, status_token: token } }))
    try {
      return await sendWith(status_token)
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'claim_not_found') throw error
      // The token has ended while the page was open. What the claim was found with is still known.
      const fresh = await queries.fetchQuery({ ...statusQuery(platform, check), staleTime: 0 })
      return sendWith(fresh.status_token)
    }
  }

  /** True when the documents are with the claim. */
  async function wait(longOpId: string): Promise<boolean> {
    const result = await pollOperation(platform, longOpId, { signal: leaving.current.signal })
    if ('stopped' in result) {
      setTrouble('slow')
      return false
    }
    place.forget()
    if ('error' in result) throw new CallFailed({ code: result.error.code, status: 200, requestId: null })
    await queries.invalidateQueries({ queryKey: [claimStatusKey] })
    return true
  }

  async function run(sent: () => Promise<string>): Promise<boolean> {
    setTrouble(null)
    try {
      return await work.mutateAsync(sent)
    } catch (error) {
      if (leaving.current.signal.aborted) return false
      platform.report('CLAIM_STATUS_DOCUMENTS_UPLOAD_API_ERROR', error)
      setTrouble(error instanceof CallFailed && error.code === 'document_not_approved' ? 'file-lost' : 'failed')
      return false
    }
  }

  return {
    isSending: work.isPending,
    trouble,
    send(files: readonly DocumentFile[]) {
      const documents = files.flatMap(({ document_id, file_approval_id }) =>
        file_approval_id ? [{ document_id, file_approval_id }] : [],
      )
      return run(() => operationOf({ place, sent: documents, post: () => post(documents) }))
    },
    async resume() {
      const pending = await place.read()
      return pending ? run(async () => pending.longOpId) : false
    },
  }
}
