import { fill } from '@amparo/content/fill'
import { useRef } from 'react'
import { useContent } from '../../platform/content.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { AskedDocument, EvidenceFile } from './evidence.ts'
import { FileButton } from './file-button.tsx'
import { FileRow } from './file-row.tsx'
import type { DeskView, UploadDesk } from './upload-desk.ts'

type Props = {
  document: AskedDocument
  files: readonly EvidenceFile[]
  desk: UploadDesk
  view: DeskView
  isMobile: boolean
  isOver: boolean
  onFiles: (files: File[]) => void
  /** C-156, C-X54: a document with forms to fill in first. */
  onForms: () => void
  onRemove: (file: EvidenceFile) => void
  onShow: (file: EvidenceFile) => void
}

/** One document that is asked for, with its files and the ways to add one. */
export function DocumentItem(props: Props) {
  const { document, files, desk, view, isMobile, isOver, onFiles, onForms, onRemove, onShow } = props
  const text = useContent('uploads')
  const item = useRef<HTMLLIElement>(null)
  const { id, title, description, uploadable } = document
  const hasForms = (document.wire_transfer_documents ?? []).length > 0

  return (
    <li ref={item} className="evidence" data-document={uploadable ? id : undefined} data-over={isOver || undefined}>
      <div className="evidence-head">
        <h2>{title}</h2>
        <StateTag document={document} files={files} />
      </div>
      {description && <p className="soft">{description}</p>}
      {files.length > 0 && (
        <ul className="evidence-files" aria-label={fill(text.files_label, { document: title })}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              chosen={desk.file(file.key)}
              upload={view.uploads.get(file.key)}
              onShow={() => onShow(file)}
              onRemove={() => {
                onRemove(file)
                // Its button is gone: whoever works with the keyboard goes on from here.
                item.current?.querySelector<HTMLElement>('.evidence-ways input, .evidence-ways button')?.focus()
              }}
            />
          ))}
        </ul>
      )}
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

function StateTag({ document, files }: { document: AskedDocument; files: readonly EvidenceFile[] }) {
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
