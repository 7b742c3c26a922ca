import type { SentFile } from './files-repository/files-repository.ts'

type FindAll = (fileApprovalIds: readonly string[]) => Promise<SentFile[]>
export type SentDocument = { document_id: string; file_approval_id: string }

/** The approved files of a claim, and the positions of those that are not approved (C-X70). */
export async function sentFiles(documents: readonly SentDocument[], findAll: FindAll) {
  const found = await findAll(documents.map(({ file_approval_id }) => file_approval_id))
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
