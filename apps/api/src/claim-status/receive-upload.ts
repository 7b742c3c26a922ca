import { hash } from 'node:crypto'
import { refuse } from '@amparo/service/app/implement'
import type { ClaimFile, ClaimRegister, DocumentRow } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import { finishUploadJob } from './finish-upload.ts'
import type { UploadsRepository } from './uploads-repository.ts'

type Parts = {
  longOperations: Pick<LongOperations, 'begin'>
  claimRegister: Pick<ClaimRegister, 'holdUnerased' | 'addFiles'>
  uploads: UploadsRepository
}
type Upload = { files: readonly ClaimFile[]; rows: readonly DocumentRow[] }

/** Stores files for a claim and answers the operation's id: the same one when the same files come in again. */
export function receiveUpload({ longOperations, claimRegister, uploads }: Parts) {
  return (claimId: string, { files, rows }: Upload) => {
    const fingerprint = fingerprintOf(claimId, files, rows)
    return longOperations.begin({
      job: finishUploadJob,
      findKnown: () => uploads.operationOf(fingerprint),
      async insert(tx, { id: operationId, now }) {
        // What is sent after the claim was erased would stay for good: nothing erases it again.
        if (!(await claimRegister.holdUnerased(tx, claimId))) return refuse('claim_not_found')
        const isNew = await uploads.insert(tx, { operationId, claimId, fingerprint })
        if (isNew) await claimRegister.addFiles(tx, claimId, { files, operationId, now })
        return isNew
      },
    })
  }
}

/** By content and by the request it answers: a document that is requested again can be sent again. */
function fingerprintOf(claimId: string, files: readonly ClaimFile[], rows: readonly DocumentRow[]): string {
  const requestOf = (id: string) => rows.findLast((row) => row.document_id === id && row.requested_at)?.id
  const parts = files.map(({ document_id, sha256 }) => `${document_id} ${sha256} ${requestOf(document_id)}`)
  return hash('sha256', [claimId, ...new Set(parts.sort())].join('\n'), 'hex')
}
