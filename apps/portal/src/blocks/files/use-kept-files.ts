import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { EvidenceFile } from './evidence.ts'
import type { DeskView, UploadDesk, WriteFiles } from './upload-desk.ts'

type Options = { desk: UploadDesk; view: DeskView; files: readonly EvidenceFile[]; onFiles: WriteFiles }

/** Says to the desk who keeps the list. Files that were on their way when the page was closed are noticed, and taken off the list. */
export function useKeptFiles({ desk, view, files, onFiles }: Options) {
  const [lost, setLost] = useState<readonly EvidenceFile[]>(() =>
    files.filter(({ key, file_approval_id }) => !file_approval_id && !view.uploads.has(key)),
  )
  const write = useEffectEvent(onFiles)

  useLayoutEffect(() => desk.writeTo(onFiles), [desk, onFiles])
  useEffect(() => {
    const gone = lost.map(({ key }) => key)
    if (gone.length > 0) write((before) => before.filter(({ key }) => !gone.includes(key)))
  }, [lost])

  return { lost, forgetLost: (key: string) => setLost((before) => before.filter((one) => one.key !== key)) }
}
