import { fill } from '@amparo/content/fill'
import { type ReactNode, useRef } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../choose/file-button.tsx'
import type { AskedDocument, DocumentFile } from '../document-file.ts'
import type { UploadQueue, Uploads } from '../upload/upload-queue.ts'
import { FileRow } from './file-row.tsx'

type Props = {
  document: AskedDocument
  headingLevel: 2 | 3
  files: readonly DocumentFile[]
  queue: UploadQueue
  uploads: Uploads['uploads']
  isMobile: boolean
  isOver: boolean
  onFiles: (files: File[]) => void
  /** For a document with blank forms to fill in first (C-156, C-X54). */
  onForms: () => void
  onRemove: (file: DocumentFile) => void
  onShow: (file: DocumentFile) => void
  /** About files of this document. */
  notices: ReactNode
}

/** One document with its files and the buttons to add one. */
export function DocumentItem(props: Props) {
  const { document, files, queue, uploads, isMobile, isOver, onFiles, onForms, onRemove, onShow, notices } = props
  const text = useContent('uploads')
  const item = useRef<HTMLLIElement>(null)
  const { id, title, description, uploadable } = document
  const Heading = `h${props.headingLevel}` as const
  const hasForms = (document.wire_transfer_documents ?? []).length > 0

  return (
    <li ref={item} className="evidence" data-document={uploadable ? id : undefined} data-over={isOver || undefined}>
      <div className="evidence-head">
        <Heading>{title}</Heading>
        <StateTag document={document} files={files} />
      </div>
      {description && <p className="soft">{description}</p>}
      {files.length > 0 && (
        <ul className="evidence-files" aria-label={fill(text.files_label, { document: title })}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              chosen={queue.file(file.key)}
              upload={uploads.get(file.key)}
              onShow={() => onShow(file)}
              onRemove={() => {
                onRemove(file)
                // The button that had the focus is gone: move it to the next one, for people who use the keyboard.
                item.current?.querySelector<HTMLElement>('.evidence-ways input, .evidence-ways button')?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {notices}
      {!uploadable && <p className="evidence-elsewhere">{text.elsewhere}</p>}
      {uploadable && hasForms && (
        <div className="evidence-ways">
          <Button look="second" aria-label={fill(text.get_form_label, { document: title })} onClick={onForms}>
            {text.get_form}
          </Button>
        </div>
      )}
      {uploadable && !hasForms && (
        <div className="evidence-ways">
          <FileButton label={fill(text.choose_label, { document: title })} onFiles={onFiles}>
            <Icon name="up" />
            {text.choose}
          </FileButton>
          {isMobile && (
            <FileButton camera label={fill(text.camera_label, { document: title })} onFiles={onFiles}>
              {text.camera}
            </FileButton>
          )}
        </div>
      )}
    </li>
  )
}

function StateTag({ document, files }: { document: AskedDocument; files: readonly DocumentFile[] }) {
  const text = useContent('uploads')
  if (!document.uploadable) return null
  if (files.some((file) => !file.file_approval_id)) return <span className="evidence-tag is-info">{text.sending}</span>
  if (files.length > 0) {
    return (
      <span className="evidence-tag is-success">
        <Icon name="check" />
        {text.received}
      </span>
    )
  }
  if (document.required === undefined) return null
  return <span className="evidence-tag">{document.required ? text.needed : text.optional}</span>
}
