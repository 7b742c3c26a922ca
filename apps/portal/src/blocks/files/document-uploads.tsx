import './document-uploads.css'
import { fill } from '@amparo/content/fill'
import { isListed } from '@amparo/rules/claims/payment-document'
import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Region } from '../../platform/loading/region.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type Loose, type OpenDialogs, UploadDialogs } from './choose/upload-dialogs.tsx'
import { useChosenFiles } from './choose/use-chosen-files.ts'
import { useDroppedFiles } from './choose/use-dropped-files.ts'
import type { AskedDocument, DocumentFile } from './document-file.ts'
import { fileSize } from './file-size.ts'
import { DocumentItem } from './list/document-item.tsx'
import { UploadAnnouncements } from './list/upload-announcements.tsx'
import { UploadNotices } from './list/upload-notices.tsx'
import type { UploadToken } from './upload/upload-token.ts'
import { useInterruptedUploads } from './upload/use-interrupted-uploads.ts'
import { useUploadQueue } from './upload/use-upload-queue.ts'

export type DocumentUploadsProps = {
  documents: readonly AskedDocument[]
  files: readonly DocumentFile[]
  onFiles: (change: (before: DocumentFile[]) => DocumentFile[]) => void
  /** Uploads of a scope (a claim) continue while its other pages are shown; without a scope they stop with the page. */
  scope?: string
  /** Allows the person to send files. */
  token: UploadToken
  /** Offered where a file is too large for a phone: another device can send it. */
  elsewhere?: { label: string; onPress: () => void }
  /** Of the documents' headings: below the page's own heading, or below one of its sections. */
  headingLevel?: 2 | 3
}

/** The documents that are asked for, each with its files. Files can be chosen, dropped, pasted, or taken with the camera. */
export function DocumentUploads(props: DocumentUploadsProps) {
  // Its texts load after the page's. A boundary of its own keeps the page visible, and its dialogs open, meanwhile.
  return (
    <Region loading={<Skeleton shape="card" />}>
      <Uploads {...props} />
    </Region>
  )
}

function Uploads({ documents, files, onFiles, scope, token, elsewhere, headingLevel = 2 }: DocumentUploadsProps) {
  const text = useContent('uploads')
  const locale = useLocale()
  const { queue, state } = useUploadQueue(scope, token)
  const { interrupted, dismissInterrupted } = useInterruptedUploads({ queue, files, onFiles })
  const chosen = useChosenFiles(queue, files)
  const [dialogs, setDialogs] = useState<OpenDialogs>({})
  const changeDialogs = (change: OpenDialogs) => setDialogs((before) => ({ ...before, ...change }))
  const [removed, setRemoved] = useState<string | null>(null)
  const asked = [...documents, ...noLongerAsked(documents, files)].filter(({ id }) => isListed(id))
  const open = asked.filter(({ uploadable }) => uploadable)

  /** A document with blank forms shows them first, however the files were added (C-X54). */
  function give(document: AskedDocument, given: Loose) {
    changeDialogs({ loose: null })
    if (document.wire_transfer_documents?.length) changeDialogs({ forms: { document, loose: given } })
    else void chosen.take(document, given.files, given)
  }

  /** Notices appear with their document; those of a document that is no longer asked for appear above the list. */
  function noticesOf(isIts: (documentId: string) => boolean, onReplace?: (given: File[]) => void) {
    return (
      <UploadNotices
        refused={chosen.refused.filter(({ documentId }) => isIts(documentId))}
        onDismissRefused={chosen.dismiss}
        failed={state.failed.filter(({ document }) => isIts(document.id))}
        onRetry={queue.retry}
        onDismiss={queue.dismiss}
        interrupted={interrupted.filter(({ document_id }) => isIts(document_id))}
        onDismissInterrupted={dismissInterrupted}
        maxBytes={chosen.maxBytes}
        elsewhere={chosen.isMobile ? elsewhere : undefined}
        onReplace={onReplace}
      />
    )
  }

  const over = useDroppedFiles(({ documentId, ...given }) => {
    const document = open.find(({ id }) => id === documentId) ?? (open.length === 1 ? open[0] : undefined)
    if (document) give(document, given)
    else if (open.length > 0) changeDialogs({ loose: given })
  })
  const overDocument = open.find(({ id }) => id === over?.documentId)

  return (
    <div className="uploads">
      {open.length > 0 && (
        <p className="soft">
          {fill(chosen.isMobile ? text.limit_phone : text.limit, { size: fileSize(chosen.maxBytes, locale) })}{' '}
          {!chosen.isMobile && text.drop_hint}
          {chosen.isMobile && elsewhere && (
            <Button look="link" onClick={elsewhere.onPress}>
              {elsewhere.label}
            </Button>
          )}
        </p>
      )}
      {noticesOf((id) => !asked.some((document) => document.id === id))}
      <ul className="evidences">
        {asked.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            headingLevel={headingLevel}
            files={files.filter((file) => file.document_id === document.id)}
            queue={queue}
            uploads={state.uploads}
            isMobile={chosen.isMobile}
            isOver={document === overDocument}
            onFiles={(given) => void chosen.take(document, given)}
            onForms={() => changeDialogs({ forms: { document, loose: null } })}
            notices={noticesOf(
              (id) => id === document.id,
              document.wire_transfer_documents?.length ? undefined : (given) => void chosen.take(document, given),
            )}
            onShow={({ key }) => changeDialogs({ shown: queue.file(key) ?? null })}
            onRemove={({ key, name }) => {
              queue.remove(key)
              setRemoved(name)
            }}
          />
        ))}
      </ul>
      {over && open.length > 0 && (
        <p className="drop-note" aria-hidden="true">
          {overDocument ? fill(text.drop_into, { document: overDocument.title }) : text.drop_anywhere}
        </p>
      )}
      <UploadAnnouncements state={state} shrinking={chosen.shrinking} removed={removed} />
      <UploadDialogs open={dialogs} onChange={changeDialogs} documents={asked} chosen={chosen} onPick={give} />
    </div>
  )
}

/** Documents that another answer has made unnecessary: files that were sent for them can still be removed. */
function noLongerAsked(documents: readonly AskedDocument[], files: readonly DocumentFile[]): AskedDocument[] {
  const others = files.filter((file) => !documents.some(({ id }) => id === file.document_id))
  const byId = new Map(
    others.map(({ document_id: id, title }) => [id, { id, title, description: '', uploadable: true }]),
  )
  return [...byId.values()]
}
