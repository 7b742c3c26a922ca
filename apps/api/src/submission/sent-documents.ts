import type { DocumentInfo } from '@amparo/contract/claim-documents'

type Sent = readonly { document_id: string }[]

/** Positions of files for documents that this benefit never asks for. Answers do not matter here, since they may change. */
export function unknownDocuments(sent: Sent, possible: readonly DocumentInfo[]) {
  const known = new Set(possible.map(({ id }) => id))
  return sent.flatMap(({ document_id }, place) =>
    known.has(document_id) ? [] : [{ path: `documents.${place}`, code: 'unknown_document' }],
  )
}

/** Required documents without a file, sorted. They do not stop a claim: they are requested and can be sent from the claim status page. */
export function missingDocuments(sent: Sent, asked: readonly DocumentInfo[]): string[] {
  const here = new Set(sent.map(({ document_id }) => document_id))
  return asked
    .filter(({ id, required }) => required && !here.has(id))
    .map(({ id }) => id)
    .sort()
}
