import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { shownFileType } from '@amparo/rules/claims/sent-file'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ReactNode } from 'react'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { EvidenceFile } from './evidence.ts'
import { failureText, isWorthRetry } from './failure-text.ts'
import { fileSize } from './file-size.ts'
import { isolated } from './isolated.ts'
import type { FailedUpload } from './upload-desk.ts'
import type { RefusedFile } from './use-chosen-files.ts'

type Props = {
  refused: readonly RefusedFile[]
  onDismissRefused: (id: number) => void
  failed: readonly FailedUpload[]
  onRetry: (key: string) => void
  onDismiss: (key: string) => void
  lost: readonly EvidenceFile[]
  onDismissLost: (key: string) => void
  maxBytes: number
}

/** What did not go as wished. It stays until it is dealt with (C-X68). */
export function UploadNotices({ refused, failed, lost, maxBytes, ...on }: Props) {
  const text = useContent('uploads')
  const locale = useLocale()
  const size = fileSize(maxBytes, locale)

  return (
    <>
      {/* The area is there before its messages: readers announce only what comes into one that they know. */}
      <div className="evidence-notices" role="alert">
        {refused.map((file) => (
          <Notice key={file.id} name={file.name} onDismiss={() => on.onDismissRefused(file.id)}>
            {refusalText(text, shown(file, locale), size)}
          </Notice>
        ))}
        {lost.map(({ key, name }) => (
          <Notice key={key} name={name} onDismiss={() => on.onDismissLost(key)}>
            {fill(text.lost, { name: isolated(name, locale) })}
          </Notice>
        ))}
      </div>
      {/* A toast has said it already [C-166]. */}
      <div className="evidence-notices">
        {failed.map(({ key, file: { name }, code }) => (
          <Notice
            key={key}
            name={name}
            onDismiss={() => on.onDismiss(key)}
            onRetry={isWorthRetry(code) ? () => on.onRetry(key) : undefined}
          >
            {failureText(text, code, isolated(name, locale))}
          </Notice>
        ))}
      </div>
    </>
  )
}

type NoticeProps = { name: string; children: ReactNode; onDismiss: () => void; onRetry?: (() => void) | undefined }

function Notice({ name, children, onDismiss, onRetry }: NoticeProps) {
  const text = useContent('uploads')

  return (
    <div className="banner banner-danger">
      <Icon name="warning" />
      <div className="banner-text">
        <p>{children}</p>
        {onRetry && (
          <Button look="second" aria-label={fill(text.try_again_label, { name })} onClick={onRetry}>
            {text.try_again}
          </Button>
        )}
      </div>
      <button
        type="button"
        className="evidence-dismiss"
        aria-label={fill(text.dismiss_label, { name })}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Name and type keep their order: a dot would end up behind `.exe`. */
function shown(file: RefusedFile, locale: Locale) {
  const [shownName, shownType] = [file.name, shownFileType(file)].map((part) => isolated(part, locale)) as [
    string,
    string,
  ]
  return { ...file, shownName, shownType }
}

function refusalText(text: ContentOf<'uploads'>, file: ReturnType<typeof shown>, size: string): string {
  const { shownName: fileName, shownType: fileType } = file
  switch (file.problem) {
    case 'unsupported-type':
      return fill(text.unsupported_type, { fileName, fileType })
    case 'heic':
      return fill(text.heic, { fileName, fileType })
    case 'duplicate':
      return fill(text.duplicate, { fileName })
    case 'empty':
      return fill(text.empty, { fileName })
    case 'too-large':
      return fill(text.too_large, { fileName, size })
  }
}
