import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { maskCardNumbers } from '@amparo/rules/card/has-card-number'
import { shownFileType } from '@amparo/rules/claims/sent-file'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ReactNode } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../choose/file-button.tsx'
import type { RefusedFile } from '../choose/use-chosen-files.ts'
import type { DocumentFile } from '../document-file.ts'
import { fileSize } from '../file-size.ts'
import { shownName } from '../shown-name.ts'
import type { FailedUpload } from '../upload/upload-queue.ts'
import { failureText, isWorthRetry } from './failure-text.ts'

type Props = {
  refused: readonly RefusedFile[]
  onDismissRefused: (id: number) => void
  failed: readonly FailedUpload[]
  onRetry: (key: string) => void
  onDismiss: (key: string) => void
  interrupted: readonly DocumentFile[]
  onDismissInterrupted: (key: string) => void
  maxBytes: number
  /** What a person can do with a file that is too large here. */
  elsewhere: { label: string; onPress: () => void } | undefined
  /** Sends other files instead. Missing where the document does not take files this way. */
  onReplace?: ((files: File[]) => void) | undefined
}

/** Files of a document that were refused, interrupted or failed. Each notice stays until the person deals with it (C-X68). */
export function UploadNotices({ refused, failed, interrupted, maxBytes, elsewhere, onReplace, ...on }: Props) {
  const text = useContent('uploads')
  const locale = useLocale()
  const size = fileSize(maxBytes, locale)
  const replaces = (dismiss: () => void) =>
    onReplace &&
    ((files: File[]) => {
      dismiss()
      onReplace(files)
    })

  return (
    <>
      {/* Rendered before its messages: screen readers announce only what is added to an alert that exists. */}
      <div className="evidence-notices" role="alert">
        {refused.map((file) => (
          <Notice
            key={file.id}
            name={file.name}
            onDismiss={() => on.onDismissRefused(file.id)}
            onReplace={replaces(() => on.onDismissRefused(file.id))}
            elsewhere={file.problem === 'too-large' ? elsewhere : undefined}
          >
            {refusalText(text, file, { size, locale })}
          </Notice>
        ))}
        {interrupted.map(({ key, name }) => (
          <Notice
            key={key}
            name={name}
            onDismiss={() => on.onDismissInterrupted(key)}
            onReplace={replaces(() => on.onDismissInterrupted(key))}
          >
            {fill(text.lost, { name: shownName(name, locale) })}
          </Notice>
        ))}
      </div>
      {/* No alert: a snackbar has announced it already (C-166). */}
      <div className="evidence-notices">
        {failed.map(({ key, file: { name }, code }) => (
          <Notice
            key={key}
            name={name}
            onDismiss={() => on.onDismiss(key)}
            onRetry={isWorthRetry(code) ? () => on.onRetry(key) : undefined}
            onReplace={isWorthRetry(code) ? undefined : replaces(() => on.onDismiss(key))}
          >
            {failureText(text, code, shownName(name, locale))}
          </Notice>
        ))}
      </div>
    </>
  )
}

type NoticeProps = {
  name: string
  children: ReactNode
  onDismiss: () => void
  onRetry?: (() => void) | undefined
  onReplace?: Props['onReplace']
  elsewhere?: Props['elsewhere']
}

function Notice({ children, onDismiss, onRetry, onReplace, elsewhere, ...file }: NoticeProps) {
  const text = useContent('uploads')
  const name = maskCardNumbers(file.name)

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
        {onReplace && (
          <FileButton label={fill(text.replace_label, { name })} onFiles={onReplace}>
            {text.replace}
          </FileButton>
        )}
        {elsewhere && (
          <Button look="second" onClick={elsewhere.onPress}>
            {elsewhere.label}
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

type Shown = { size: string; locale: Locale }

function refusalText(text: ContentOf<'uploads'>, file: RefusedFile, { size, locale }: Shown): string {
  const fileName = shownName(file.name, locale)
  const fileType = shownName(shownFileType(file), locale)
  switch (file.problem) {
    case 'unsupported-type':
      return shownFileType(file)
        ? fill(text.unsupported_type, { fileName, fileType })
        : fill(text.unknown_type, { fileName })
    case 'heic':
      return fill(text.heic, { fileName, fileType })
    case 'duplicate':
      return fill(text.duplicate, { fileName })
    case 'empty':
      return fill(text.empty, { fileName })
    case 'card-number':
      return fill(text.card_number_in_name, { fileName })
    case 'too-large':
      return fill(text.too_large, { fileName, size })
  }
}
