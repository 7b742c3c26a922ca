import type { DocumentInfo } from '@amparo/contract/claim-documents'

type Sent = readonly { document_id: string }[]

/** A file is evidence of something that the benefit asks for, by its place in the list. With which answers does not matter: they change. */
export function unknownDocuments(sent: Sent, possible: readonly DocumentInfo[]) {
  const known = new Set(possible.map(({ id }) => id))
  return sent.flatMap(({ document_id }, place) =>
    known.has(document_id) ? [] : [{ path: `documents.${place}`, code: 'unknown_document' }],
  )
}

/** What is still to come stops no claim: it is asked for, and can follow by the claim's status. In the order of their ids. */
export function missingDocuments(sent: Sent, asked: readonly DocumentInfo[]): string[] {
  const here = new Set(sent.map(({ document_id }) => document_id))
  return asked
    .filter(({ id, required }) => required && !here.has(id))
    .map(({ id }) => id)
    .sort()
}
