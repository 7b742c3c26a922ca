import { hash } from 'node:crypto'
import { refuse } from '@amparo/service/app/implement'
import type { ClaimFile, ClaimRegister, DocumentRow } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { UploadsRepository } from './uploads-repository.ts'

type Parts = {
  longOperations: Pick<LongOperations, 'run'>
  claimRegister: Pick<ClaimRegister, 'lockUnerased' | 'addFiles' | 'noteSent'>
  uploads: UploadsRepository
}
type Upload = { files: readonly ClaimFile[]; rows: readonly DocumentRow[] }

/**
 * Stores files for a claim, and moves a claim that waited for them to review. Returns the operation's id: the same one when the same files come in
 * again.
 */
export function receiveUpload({ longOperations, claimRegister, uploads }: Parts) {
  return (claimId: string, { files, rows }: Upload) => {
    const fingerprint = fingerprintOf(claimId, files, rows)
    return longOperations.run({
      findKnown: () => uploads.operationOf(fingerprint),
      async work(tx, { id: operationId, now }) {
        // What is sent after the claim was erased would stay for good: nothing erases it again.
        const claim_number = (await claimRegister.lockUnerased(tx, claimId)) ?? refuse('claim_not_found')
        if (!(await uploads.insert(tx, { operationId, claimId, fingerprint }))) return null
        await claimRegister.addFiles(tx, claimId, { files, operationId, now })
        const documentIds = [...new Set(files.map(({ document_id }) => document_id))].sort()
        await claimRegister.noteSent(tx, claimId, { documentIds, now })
        return { claim_number }
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
