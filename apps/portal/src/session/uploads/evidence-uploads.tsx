import type { AskedDocument, EvidenceFile } from './evidence.ts'

export type { AskedDocument, EvidenceFile }

export type EvidenceUploadsProps = {
  documents: readonly AskedDocument[]
  files: readonly EvidenceFile[]
  onFiles: (change: (before: EvidenceFile[]) => EvidenceFile[]) => void
  /** Uploads of one scope (a claim) go on while its other pages are shown; without one they end with the page. */
  scope?: string
}

/** The documents that are asked for, each with its files and the ways to add one. */
export function EvidenceUploads({ documents }: EvidenceUploadsProps) {
  return (
    <ul>
      {documents.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}
