import { CallFailed } from '@amparo/contract/call'
import type { ApplicationError } from '@amparo/contract/errors'
import { paymentPayload } from '@amparo/rules/payment-form/payload'
import type { PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useState } from 'react'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { OperationFailed, type OperationResult, pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { submitOnlinePayment } from '../../../queries/submit-online-payment.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useCardSession } from '../../../session/card-session.ts'
import { paymentDrafts } from '../payment-drafts.ts'
import type { Ending } from './use-ending.ts'

type Options = {
  claimNumber: string
  /** The form is over, well or not. */
  onEnd: (ending: Ending) => unknown
  /** The server has checked the files again and refused them. */
  onRefusedFiles: () => unknown
}
type Sent = { form: PaymentForm; files: readonly DocumentFile[] }

/** Sends the form, then polls until it is processed (C-509, C-511 to C-516). The same answers are one payment, however often they are sent. */
export function useSendPayment({ claimNumber, onEnd, onRefusedFiles }: Options) {
  const platform = usePlatform()
  const drafts = useAppPart(paymentDrafts)
  const panToken = useCardSession().card()?.panToken ?? ''
  const [hasFailed, setFailed] = useState(false)
  const { start, isRunning } = useAction({
    run: async (signal, sent: Sent) => {
      setFailed(false)
      const operationId = await post(sent)
      return finish(await pollOperation(platform, operationId, { signal }), operationId)
    },
    reportAs: errorCode,
    onDone: onEnd,
    onFailed: (error) => {
      if (error instanceof OperationFailed) return onEnd({ notice: isDuplicate(error) ? 'duplicate' : 'failed' })
      if (error instanceof CallFailed && error.code === 'document_not_approved') return onRefusedFiles()
      setFailed(true)
    },
  })

  function post(sent: Sent) {
    const body = bodyOf(claimNumber, sent)
    const place = {
      name: `payment ${claimNumber}`,
      read: async () => (await drafts.read(claimNumber))?.pending,
      write: (pending: { longOpId: string; fingerprint: string }) => drafts.update(claimNumber, { pending }),
    }
    // Compared without the card token: after another login it is the same person with the same answers.
    const submit = () => submitOnlinePayment(platform, { ...body, pan_token: panToken })
    return operationOf({ place, sent: body, post: submit })
  }

  async function finish(result: OperationResult, operationId: string): Promise<Ending> {
    if ('stopped' in result) return { notice: 'failed' }
    if ('claimNumber' in result) {
      await drafts.remove(claimNumber)
      return { notice: 'sent', operationId }
    }
    if (isDuplicate(result.error)) await drafts.remove(claimNumber)
    else await drafts.update(claimNumber, { pending: undefined })
    throw result.error
  }

  return { send: start, isSending: isRunning, hasFailed }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof OperationFailed && error.code === 'duplicate_claim'
}

/** The code under which a failure is reported (C-592, C-605, C-609). */
function errorCode(error: unknown): ApplicationError {
  return isDuplicate(error) ? 'DUPLICATE_CLAIM_API_ERROR' : 'ONLINE_PAYMENT_FORM_SUBMIT_ERROR'
}

/** What is sent (C-517 to C-519), except for the card token. */
function bodyOf(claimNumber: string, { form, files }: Sent) {
  return {
    claim_number: claimNumber,
    documents: files.map(({ document_id, file_approval_id = '' }) => ({ document_id, file_approval_id })),
    application: paymentPayload(form),
  }
}
