import './uploads.css'
import { fill } from '@amparo/content/fill'
import { Suspense, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DocumentItem } from './document-item.tsx'
import type { AskedDocument, EvidenceFile } from './evidence.ts'
import { fileSize } from './file-size.ts'
import { useUploadDesk } from './open-desk.ts'
import { ShownPicture, SmallerPicture } from './picture-dialogs.tsx'
import { Said } from './said.tsx'
import { TransferForms } from './transfer-forms.tsx'
import { TypePicker } from './type-picker.tsx'
import { UploadNotices } from './upload-notices.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { useKeptFiles } from './use-kept-files.ts'
import { usePageFiles } from './use-page-files.ts'

export type EvidenceUploadsProps = {
  documents: readonly AskedDocument[]
  files: readonly EvidenceFile[]
  onFiles: (change: (before: EvidenceFile[]) => EvidenceFile[]) => void
  /** Uploads of one scope (a claim) go on while its other pages are shown; without one they end with the page. */
  scope?: string
}

/** C-158, C-159: it stands for the payment details, which have a form of their own. */
const HIDDEN = 'DOC134'

type Loose = { files: File[]; isPasted: boolean }
type AskedForms = { document: AskedDocument; loose: Loose | null }

/** The documents that are asked for, each with its files and the ways to add one: chosen, dropped, pasted, or from the camera. */
export function EvidenceUploads(props: EvidenceUploadsProps) {
  // Its words come after those of the page, which must not vanish meanwhile, nor a modal on it be closed.
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <Uploads {...props} />
    </Suspense>
  )
}

function Uploads({ documents, files, onFiles, scope }: EvidenceUploadsProps) {
  const text = useContent('uploads')
  const locale = useLocale()
  const { desk, view } = useUploadDesk(scope)
  const { lost, forgetLost } = useKeptFiles({ desk, view, files, onFiles })
  const chosen = useChosenFiles(desk, files)
  const [loose, setLoose] = useState<Loose | null>(null)
  const [forms, setForms] = useState<AskedForms | null>(null)
  const [shown, setShown] = useState<File | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const asked = [...documents.filter(({ id }) => id !== HIDDEN), ...noLongerAsked(documents, files)]
  const open = asked.filter(({ uploadable }) => uploadable)

  /** C-X54: a document with forms shows them when it is chosen, whatever way the file came. */
  function give(document: AskedDocument, given: Loose) {
    setLoose(null)
    if (document.wire_transfer_documents?.length) setForms({ document, loose: given })
    else void chosen.take(document, given.files, given)
  }

  const over = usePageFiles(({ documentId, ...given }) => {
    const document = open.find(({ id }) => id === documentId) ?? (open.length === 1 ? open[0] : undefined)
    if (document) give(document, given)
    else if (open.length > 0) setLoose(given)
  })
  const overDocument = open.find(({ id }) => id === over?.documentId)

  return (
    <div className="uploads">
      {open.length > 0 && (
        <p className="soft">
          {fill(chosen.isMobile ? text.limit_phone : text.limit, { size: fileSize(chosen.maxBytes, locale) })}{' '}
          {!chosen.isMobile && text.drop_hint}
        </p>
      )}
      <UploadNotices
        refused={chosen.refused}
        onDismissRefused={chosen.dismiss}
        failed={view.failed}
        onRetry={desk.retry}
        onDismiss={desk.dismiss}
        lost={lost}
        onDismissLost={forgetLost}
        maxBytes={chosen.maxBytes}
      />
      <ul className="evidences">
        {asked.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            files={files.filter((file) => file.document_id === document.id)}
            desk={desk}
            view={view}
            isMobile={chosen.isMobile}
            isOver={document === overDocument}
            onFiles={(given) => void chosen.take(document, given)}
            onForms={() => setForms({ document, loose: null })}
            onShow={({ key }) => setShown(desk.file(key) ?? null)}
            onRemove={({ key, name }) => {
              desk.remove(key)
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
      <Said view={view} shrinking={chosen.shrinking} removed={removed} />
      {loose && (
        <TypePicker
          files={loose.files}
          documents={open}
          onPick={(document) => give(document, loose)}
          onClose={() => setLoose(null)}
        />
      )}
      {forms && (
        <TransferForms
          document={forms.document}
          files={forms.loose?.files ?? null}
          onFiles={(given) => {
            setForms(null)
            void chosen.take(forms.document, given, { isPasted: forms.loose?.isPasted })
          }}
          onClose={() => setForms(null)}
        />
      )}
      {chosen.smaller && (
        <SmallerPicture
          key={chosen.smaller.file.name}
          file={chosen.smaller.file}
          onUse={chosen.keepSmaller}
          onClose={chosen.dropSmaller}
          onAnother={(given) => {
            const document = asked.find(({ id }) => id === chosen.smaller?.document.id)
            chosen.dropSmaller()
            if (document) void chosen.take(document, given)
          }}
        />
      )}
      {shown && <ShownPicture file={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

/** An answer was changed since: what was sent for it is still there, and can be taken away. */
function noLongerAsked(documents: readonly AskedDocument[], files: readonly EvidenceFile[]): AskedDocument[] {
  const others = files.filter((file) => !documents.some(({ id }) => id === file.document_id))
  const byId = new Map(
    others.map(({ document_id: id, title }) => [id, { id, title, description: '', uploadable: true }]),
  )
  return [...byId.values()]
}
