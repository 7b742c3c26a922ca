import type { SentFile } from './files-repository.ts'

type ApprovedFiles = (fileApprovalIds: readonly string[]) => Promise<SentFile[]>
export type SentDocument = { document_id: string; file_approval_id: string }

/** C-X70: the files of a claim, and those of them that cannot be taken, by their place in the list. */
export async function sentFiles(documents: readonly SentDocument[], approvedFiles: ApprovedFiles) {
  const found = await approvedFiles(documents.map(({ file_approval_id }) => file_approval_id))
  const approved = new Map(found.filter(({ state }) => state === 'approved').map((file) => [file.id, file]))

  const files = documents.flatMap(({ document_id, file_approval_id }) => {
    const file = approved.get(file_approval_id)
    return file ? [{ document_id, file_id: file.stored_id, file_name: file.name, sha256: file.sha256 }] : []
  })
  const unapproved = documents.flatMap(({ file_approval_id }, place) =>
    approved.has(file_approval_id) ? [] : [{ path: `documents.${place}`, code: 'not_approved' }],
  )
  return { files, unapproved }
}
