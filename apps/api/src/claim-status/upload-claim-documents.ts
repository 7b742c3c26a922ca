import { uploadClaimDocuments } from '@amparo/contract/claim-status'
import { implement } from '../services.ts'

/** C-560 to C-562, C-X67: which region it is, the claim's own country knows better. */
export const uploadClaimDocumentsRoute = implement(uploadClaimDocuments, async ({ body, refuse }, services) => {
  const { claim_number: claimNumber, documents, status_token } = body
  const { repository, documents: lists } = services.claimStatus
  const found = await repository.claimOfToken(status_token, { claimNumber, now: services.clock.now() })
  const claim = found ?? refuse('claim_not_found')
  const rows = await repository.documents(claim.id)

  const notAsked = documents.flatMap(({ document_id }, place) =>
    lists.isAsked(claim, rows, document_id) ? [] : [{ path: `documents.${place}`, code: 'not_asked' }],
  )
  if (notAsked.length > 0) return refuse('document_not_asked', { problems: notAsked })

  const { files, unapproved } = await services.files.sent(documents)
  if (unapproved.length > 0) return refuse('document_not_approved', { problems: unapproved })
  const foreign = await services.submission.filesOfOthers(files, claim.card_id)
  if (foreign.length > 0) return refuse('document_not_approved', { problems: foreign })
  return { long_op_id: await services.documentUploads.receive(claim.id, { files, rows }) }
})
