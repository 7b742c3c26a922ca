import './file-row.css'
import { fill } from '@amparo/content/fill'
import { isPicture } from '@amparo/rules/claims/sent-file'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import type { DocumentFile } from '../document-file.ts'
import { fileSize } from '../file-size.ts'
import type { Upload } from '../upload/upload-queue.ts'
import { useObjectUrl } from '../use-object-url.ts'

type Props = {
  file: DocumentFile
  /** The file itself, if it was chosen since the page was loaded. */
  chosen: File | undefined
  upload: Upload | undefined
  onShow: () => void
  onRemove: () => void
}

/** One file: its name, how far its upload is, and a button to remove it (C-163, C-164). */
export function FileRow({ file, chosen, upload, onShow, onRemove }: Props) {
  const text = useContent('uploads')
  const { name } = file
  const isLoading = !file.file_approval_id

  return (
    <li className="evidence-file" data-loading={isLoading || undefined}>
      <Mark file={file} chosen={chosen} onShow={onShow} />
      <div className="evidence-file-text">
        <p className="evidence-file-name">
          <bdi>{name}</bdi>
        </p>
        <p className="evidence-file-state">
          <State chosen={chosen} upload={upload} isLoading={isLoading} />
        </p>
      </div>
      <button
        type="button"
        className="button button-link"
        aria-label={fill(isLoading ? text.stop_label : text.remove_label, { name })}
        onClick={onRemove}
      >
        {isLoading ? text.stop : text.remove}
      </button>
      {isLoading && <Progress upload={upload} label={fill(text.progress_label, { name })} />}
    </li>
  )
}

function State({ chosen, upload, isLoading }: Pick<Props, 'chosen' | 'upload'> & { isLoading: boolean }) {
  const text = useContent('uploads')
  const locale = useLocale()
  const size = chosen && fileSize(chosen.size, locale)
  if (!isLoading) return [text.stage_received, size].filter(Boolean).join(' · ')
  if (upload?.stage === 'sending' && size) {
    return fill(text.stage_sending, { sent: fileSize(upload.sent, locale), size })
  }
  if (upload?.stage === 'checking') return text.stage_checking
  return upload?.stage === 'preparing' ? text.stage_preparing : text.stage_waiting
}

/** Indeterminate except while bytes are sent. */
function Progress({ upload, label }: { upload: Upload | undefined; label: string }) {
  const isKnown = upload?.stage === 'sending'

  return <progress aria-label={label} max={upload?.file.size ?? 1} value={isKnown ? upload.sent : undefined} />
}

function Mark({ file, chosen, onShow }: Pick<Props, 'file' | 'chosen' | 'onShow'>) {
  const text = useContent('uploads')
  const picture = useObjectUrl(chosen && isPicture(chosen.name) ? chosen : undefined)
  if (!picture) {
    return (
      <span className="evidence-mark">
        <Icon name="file" />
      </span>
    )
  }

  return (
    <button
      type="button"
      className="evidence-mark"
      aria-label={fill(text.show_label, { name: file.name })}
      onClick={onShow}
    >
      <img src={picture} alt="" decoding="async" />
    </button>
  )
}
