import { CallFailed } from '@amparo/contract/call'
import type { ErrorReporter } from '../../platform/error-reporter.ts'
import { randomId } from '../../platform/random-id.ts'
import type { AskedDocument, EvidenceFile } from './evidence.ts'
import { createSlots } from './slots.ts'
import type { UploadOptions, UploadStage } from './upload-file.ts'

export type Chosen = { document: Pick<AskedDocument, 'id' | 'title'>; file: File }
export type Upload = Chosen & { key: string; stage: UploadStage | 'waiting'; sent: number }
export type FailedUpload = Chosen & { key: string; code: string }
type Ending = { name: string; code: string | null }
export type DeskView = { uploads: ReadonlyMap<string, Upload>; failed: readonly FailedUpload[]; ended: Ending | null }
export type WriteFiles = (change: (before: EvidenceFile[]) => EvidenceFile[]) => void

type Parts = { send: (file: File, options: UploadOptions) => Promise<string>; report: ErrorReporter }
export type UploadDesk = ReturnType<typeof createUploadDesk>

/** Several at once, but not so many that each crawls. */
const slots = createSlots(3)

/**
 * Where the files of a claim are sent from. It outlives the page that it is shown on, so that somebody can look at another page of the
 * claim meanwhile; `writeTo` says who keeps the list.
 */
export function createUploadDesk({ send, report }: Parts) {
  const uploads = new Map<string, Upload>()
  const stops = new Map<string, AbortController>()
  const chosen = new Map<string, File>()
  const listeners = new Set<() => void>()
  let failed: readonly FailedUpload[] = []
  let ended: Ending | null = null
  let write: WriteFiles = () => undefined
  let view: DeskView = { uploads: new Map(), failed, ended }

  function changed() {
    view = { uploads: new Map(uploads), failed, ended }
    if (uploads.size > 0) addEventListener('beforeunload', warn)
    else removeEventListener('beforeunload', warn)
    for (const listener of listeners) listener()
  }

  function move(key: string, step: Partial<Upload>) {
    const upload = uploads.get(key)
    if (!upload) return
    uploads.set(key, { ...upload, ...step })
    changed()
  }

  async function run({ key, document, file }: Upload, stop: AbortController) {
    const { signal } = stop
    const leave = await slots.enter()
    try {
      signal.throwIfAborted()
      const file_approval_id = await send(file, {
        signal,
        onStage: (stage) => move(key, { stage }),
        onProgress: (sent) => move(key, { sent }),
      })
      write((before) => putIn(before, { ...entryOf(key, { document, file }), file_approval_id }))
      ended = { name: file.name, code: null }
    } catch (error) {
      if (!signal.aborted) {
        // C-165, C-597, C-X68.
        report('DOCUMENT_UPLOAD_API_ERROR', error)
        const code = error instanceof CallFailed ? error.code : 'unexpected_error'
        failed = [...failed, { key, document, file, code }]
        ended = { name: file.name, code }
        forget(key)
      }
    } finally {
      leave()
      uploads.delete(key)
      stops.delete(key)
      changed()
    }
  }

  function forget(key: string) {
    chosen.delete(key)
    write((before) => before.filter((file) => file.key !== key))
  }

  function add(files: readonly Chosen[]) {
    for (const one of files) {
      const upload: Upload = { ...one, key: randomId(), stage: 'waiting', sent: 0 }
      const stop = new AbortController()
      uploads.set(upload.key, upload)
      stops.set(upload.key, stop)
      chosen.set(upload.key, one.file)
      // C-163.
      write((before) => [...before, entryOf(upload.key, one)])
      void run(upload, stop)
    }
    changed()
  }

  /** Also of what has arrived: its id is forgotten, and the server forgets what no claim names. */
  function remove(key: string) {
    stops.get(key)?.abort()
    uploads.delete(key)
    forget(key)
    changed()
  }

  return {
    add,
    remove,
    stopAll: () => [...uploads.keys()].forEach(remove),
    /** C-X68: the same file once more. */
    retry(key: string) {
      const again = failed.find((one) => one.key === key)
      failed = failed.filter((one) => one.key !== key)
      if (again) add([again])
    },
    dismiss(key: string) {
      failed = failed.filter((one) => one.key !== key)
      changed()
    },
    /** What was chosen on this page, to show it; what an earlier page sent is known by its name only. */
    file: (key: string) => chosen.get(key),
    writeTo(next: WriteFiles) {
      write = next
    },
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Once nothing is under way any more. */
    settled(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => uploads.size === 0 && resolve()
      listeners.add(look)
      look()
      return promise.finally(() => listeners.delete(look))
    },
  }
}

function entryOf(key: string, { document, file }: Chosen): EvidenceFile {
  return { key, document_id: document.id, title: document.title, name: file.name }
}

/** Another tab may have taken it for lost. */
function putIn(files: EvidenceFile[], file: EvidenceFile): EvidenceFile[] {
  const isThere = files.some(({ key }) => key === file.key)
  return isThere ? files.map((one) => (one.key === file.key ? file : one)) : [...files, file]
}

/** The browser asks whether to leave: a file is still on its way. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}
