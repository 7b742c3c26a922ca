import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { DocumentFile } from '../document-file.ts'
import type { ChangeFiles, UploadQueue } from './upload-queue.ts'

type Options = { queue: UploadQueue; files: readonly DocumentFile[]; onFiles: ChangeFiles }

/** Finds the files whose upload ended when the page was closed, and takes them off the list. Connects the queue to the list. */
export function useInterruptedUploads({ queue, files, onFiles }: Options) {
  const [interrupted, setInterrupted] = useState<readonly DocumentFile[]>(() =>
    files.filter(({ key, file_approval_id }) => !file_approval_id && !queue.get().uploads.has(key)),
  )
  const changeFiles = useEffectEvent(onFiles)

  useLayoutEffect(() => queue.writeTo(onFiles), [queue, onFiles])
  useEffect(() => {
    const keys = interrupted.map(({ key }) => key)
    if (keys.length > 0) changeFiles((before) => before.filter(({ key }) => !keys.includes(key)))
  }, [interrupted])

  const dismissInterrupted = (key: string) => setInterrupted((before) => before.filter((one) => one.key !== key))
  return { interrupted, dismissInterrupted }
}
