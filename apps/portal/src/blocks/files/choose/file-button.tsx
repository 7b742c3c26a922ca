import { acceptedFiles } from '@amparo/rules/claims/sent-file'
import type { ReactNode } from 'react'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  /** Opens the phone's camera. It asks for JPEG only, because some cameras would deliver HEIC (C-X71). */
  camera?: boolean
  look?: 'first' | 'second'
  children: ReactNode
}

/** The browser's own file chooser, styled as a button. */
export function FileButton({ label, onFiles, camera = false, look = 'second', children }: Props) {
  return (
    <label className={`button button-${look} file-button`}>
      <input
        type="file"
        className="hidden-visually"
        aria-label={label}
        accept={camera ? 'image/jpeg' : acceptedFiles}
        capture={camera ? 'environment' : undefined}
        multiple={!camera}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Without this, choosing the same file again would not fire a change.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
