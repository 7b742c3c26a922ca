import { CallFailed } from '@amparo/contract/call'
import { submitOnlinePayment } from '@amparo/contract/payment-form'
import { paymentPayload } from '@amparo/rules/payment-form/payload'
import type { PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useEffect, useRef, useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { type OperationResult, pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useCardSession } from '../../../session/card-session.ts'
import { inTime } from '../../../session/in-time.ts'
import { paymentDrafts } from '../payment-drafts.ts'
import type { Ending } from './use-ending.ts'

type Options = {
  claimNumber: string
  onEnd: (ending: Ending) => void
  /** The server has looked at the files again and does not take them. */
  onRefusedFiles: () => Promise<void> | void
}

/** Enviar: post, then ask until it is done [C-509, C-511 to C-516]. Identical answers are one payment, however often they are sent. */
export function useSendPayment({ claimNumber, onEnd, onRefusedFiles }: Options) {
  const platform = usePlatform()
  const drafts = useAppPart(paymentDrafts)
  const card = useCardSession().card()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const gone = useRef<AbortController>(undefined)
  const isUnderWay = useRef(false)
  useEffect(() => () => gone.current?.abort(), [])

  function start(form: PaymentForm, files: readonly DocumentFile[]) {
    const body = bodyOf({ claimNumber, panToken: card?.panToken ?? '', form, files })
    // The token of another login is the same person's.
    const { pan_token: _, ...sent } = body
    const place = {
      name: `payment ${claimNumber}`,
      read: async () => (await drafts.read(claimNumber))?.pending,
      write: (pending: { longOpId: string; fingerprint: string }) => drafts.update(claimNumber, { pending }),
    }
    return operationOf({ place, sent, post: () => inTime(platform.api(submitOnlinePayment, { body })) })
  }

  async function end(result: OperationResult, operationId: string) {
    if ('claimNumber' in result) {
      await drafts.remove(claimNumber)
      return onEnd({ notice: 'sent', operationId })
    }
    if ('stopped' in result) return onEnd({ notice: 'failed' })
    const { code } = result.error
    const isDuplicate = code === 'duplicate_claim'
    const failure = new CallFailed({ code, status: 200, requestId: null })
    platform.report(isDuplicate ? 'DUPLICATE_CLAIM_API_ERROR' : 'ONLINE_PAYMENT_FORM_SUBMIT_ERROR', failure)
    if (isDuplicate) await drafts.remove(claimNumber)
    else await drafts.update(claimNumber, { pending: undefined })
    onEnd({ notice: isDuplicate ? 'duplicate' : 'failed' })
  }

  async function send(form: PaymentForm, files: readonly DocumentFile[]) {
    // Two presses in one moment see the same state.
    if (isUnderWay.current) return
    isUnderWay.current = true
    gone.current = new AbortController()
    const { signal } = gone.current
    setSending(true)
    setFailed(false)
    try {
      const operationId = await start(form, files)
      await end(await pollOperation(platform, operationId, { signal }), operationId)
    } catch (error) {
      if (signal.aborted) return
      platform.report('ONLINE_PAYMENT_FORM_SUBMIT_ERROR', error)
      isUnderWay.current = false
      setSending(false)
      if (error instanceof CallFailed && error.code === 'document_not_approved') await onRefusedFiles()
      else setFailed(true)
    }
  }

  return { send, isSending, hasFailed }
}

type Sent = { claimNumber: string; panToken: string; form: PaymentForm; files: readonly DocumentFile[] }

/** C-517 to C-519. */
function bodyOf({ claimNumber, panToken, form, files }: Sent) {
  return {
    claim_number: claimNumber,
    pan_token: panToken,
    documents: files.map(({ document_id, file_approval_id = '' }) => ({ document_id, file_approval_id })),
    application: paymentPayload(form),
  }
}
