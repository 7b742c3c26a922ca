import { CallFailed } from '@amparo/contract/call'
import type { ErrorReporter } from '../../../platform/calls/error-reporter.ts'
import { randomId } from '../../../platform/random-id.ts'
import { createStore } from '../../../platform/state/create-store.ts'
import type { AskedDocument, DocumentFile } from '../document-file.ts'
import type { Slots } from './slots.ts'
import type { UploadOptions, UploadStage } from './upload-file.ts'
import type { UploadToken } from './upload-token.ts'

export type ChosenFile = { document: Pick<AskedDocument, 'id' | 'title'>; file: File }
export type Upload = ChosenFile & { key: string; stage: UploadStage | 'waiting'; sent: number }
export type FailedUpload = ChosenFile & { key: string; code: string }
/** The upload that ended last. `code` is null if its file was approved. */
type Ending = { name: string; code: string | null }
export type Uploads = { uploads: ReadonlyMap<string, Upload>; failed: readonly FailedUpload[]; ended: Ending | null }
export type ChangeFiles = (change: (before: DocumentFile[]) => DocumentFile[]) => void

type Parts = { send: (file: File, options: UploadOptions) => Promise<string>; report: ErrorReporter; slots: Slots }
export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * The uploads of one claim. They continue while the person looks at another page of the claim. The list of files itself belongs
 * to the page: the queue changes it through the function given to `writeTo`.
 */
export function createUploadQueue({ send, report, slots }: Parts) {
  const state = createStore<Uploads>({ uploads: new Map(), failed: [], ended: null })
  const aborts = new Map<string, AbortController>()
  const chosen = new Map<string, File>()
  let changeFiles: ChangeFiles = () => undefined
  let token: UploadToken = { value: '' }
  state.subscribe(() => warnBeforeLeaving(state.get().uploads.size > 0))

  const change = (next: Partial<Uploads>) => state.update((before) => ({ ...before, ...next }))

  function setStep(key: string, step: Partial<Upload>) {
    const { uploads } = state.get()
    const upload = uploads.get(key)
    if (upload) change({ uploads: new Map(uploads).set(key, { ...upload, ...step }) })
  }

  async function run({ key, document, file }: Upload, { signal }: AbortController) {
    const leave = await slots.enter()
    let outcome: Partial<Uploads> = {}
    try {
      signal.throwIfAborted()
      const file_approval_id = await send(file, {
        token,
        signal,
        onStage: (stage) => setStep(key, { stage }),
        onProgress: (sent) => setStep(key, { sent }),
      })
      changeFiles((before) => withFile(before, { ...entryOf(key, { document, file }), file_approval_id }))
      // The same file may have failed before, and been chosen again instead of retried.
      const failed = state.get().failed.filter((one) => one.document.id !== document.id || one.file.name !== file.name)
      outcome = { failed, ended: { name: file.name, code: null } }
    } catch (error) {
      if (!signal.aborted) {
        // The file leaves the list, and a notice offers to send it again (C-165, C-597, C-X68).
        report('DOCUMENT_UPLOAD_API_ERROR', error)
        const code = error instanceof CallFailed ? error.code : 'unexpected_error'
        outcome = {
          failed: [...state.get().failed, { key, document, file, code }],
          ended: { name: file.name, code },
        }
        forget(key)
      }
    } finally {
      leave()
      aborts.delete(key)
      change({ ...outcome, uploads: without(state.get().uploads, key) })
    }
  }

  function forget(key: string) {
    chosen.delete(key)
    changeFiles((before) => before.filter((file) => file.key !== key))
  }

  function add(files: readonly ChosenFile[]) {
    const uploads = new Map(state.get().uploads)
    for (const one of files) {
      const upload: Upload = { ...one, key: randomId(), stage: 'waiting', sent: 0 }
      const abort = new AbortController()
      uploads.set(upload.key, upload)
      aborts.set(upload.key, abort)
      chosen.set(upload.key, one.file)
      // Listed at once, without a file_approval_id until it is approved (C-163).
      changeFiles((before) => [...before, entryOf(upload.key, one)])
      void run(upload, abort)
    }
    change({ uploads })
  }

  /** Also for a file that has arrived: the server deletes files that no claim names. */
  function remove(key: string) {
    aborts.get(key)?.abort()
    forget(key)
    change({ uploads: without(state.get().uploads, key) })
  }

  const dismiss = (key: string) => change({ failed: state.get().failed.filter((one) => one.key !== key) })

  return {
    get: state.get,
    initial: state.initial,
    subscribe: state.subscribe,
    add,
    remove,
    stopAll: () => [...state.get().uploads.keys()].forEach(remove),
    /** Sends a file that failed once more (C-X68). */
    retry(key: string) {
      const again = state.get().failed.find((one) => one.key === key)
      dismiss(key)
      if (again) add([again])
    },
    dismiss,
    /** The file itself, if it was chosen since the page was loaded. Of earlier ones only the name is known. */
    file: (key: string) => chosen.get(key),
    writeTo(next: ChangeFiles) {
      changeFiles = next
    },
    /** Files that begin from now on, those that failed before included, are sent with this token. */
    sendWith(next: UploadToken) {
      token = next
    },
    /** Resolves once no upload is running. */
    settled(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const check = () => state.get().uploads.size === 0 && resolve()
      const stop = state.subscribe(check)
      check()
      return promise.finally(stop)
    },
  }
}

function without(uploads: Uploads['uploads'], key: string): Uploads['uploads'] {
  return new Map([...uploads].filter(([one]) => one !== key))
}

function entryOf(key: string, { document, file }: ChosenFile): DocumentFile {
  return { key, document_id: document.id, title: document.title, name: file.name }
}

/** Replaces the entry of the file, or adds it: another tab may have removed it as interrupted. */
function withFile(files: DocumentFile[], file: DocumentFile): DocumentFile[] {
  const isListed = files.some(({ key }) => key === file.key)
  return isListed ? files.map((one) => (one.key === file.key ? file : one)) : [...files, file]
}

function warnBeforeLeaving(isUploading: boolean) {
  if (isUploading) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** Makes the browser ask whether to leave the page. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}
