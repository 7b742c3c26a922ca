import { acceptedFiles } from '@amparo/rules/claims/sent-file'
import type { ReactNode } from 'react'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  /** Opens the phone's camera. Cameras are asked for JPEG only, so that none hands over a HEIC (C-X71). */
  camera?: boolean
  look?: 'first' | 'second'
  children: ReactNode
}

/** The platform's own file chooser, drawn as a button. */
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
          // So that the same file can be chosen again.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
