import './upload-dialogs.css'
import { fill } from '@amparo/content/fill'
import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { AskedDocument } from '../document-file.ts'
import { downloadFile } from './download-file.ts'
import { FileButton } from './file-button.tsx'

type Props = {
  document: AskedDocument
  /** Files that were dropped or pasted for this document. */
  files: readonly File[] | null
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** The blank forms of a bank transfer (DOC017), and the button to send them back filled in (C-156, C-157, C-X54). */
export function TransferForms({ document, files, onFiles, onClose }: Props) {
  const text = useContent('uploads')
  const [isFailed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)

  async function download(path: string, name: string) {
    setBusy(path)
    setFailed(!(await downloadFile(path, name)))
    setBusy(null)
  }

  return (
    <Dialog
      startsAtTitle
      title={text.form_title}
      onClose={onClose}
      actions={
        <>
          {files ? (
            <Button onClick={() => onFiles(files)}>{text.form_add}</Button>
          ) : (
            <FileButton look="first" label={text.form_choose} onFiles={onFiles}>
              {text.form_choose}
            </FileButton>
          )}
          <Button look="second" onClick={onClose}>
            {text.form_close}
          </Button>
        </>
      }
    >
      <p>{text.form_text}</p>
      <ul className="forms">
        {(document.wire_transfer_documents ?? []).map(({ path, name }) => (
          <li key={path}>
            <Button look="second" busy={busy === path} onClick={() => void download(path, name)}>
              <Icon name="download" />
              {fill(text.form_download, { name })}
            </Button>
          </li>
        ))}
      </ul>
      {isFailed && (
        <p className="pick-error" role="alert">
          {text.form_failed}
        </p>
      )}
    </Dialog>
  )
}
