import { startOwnWorker } from '../../../platform/loading/own-worker.ts'
import type { FileTask, FileTaskResult } from './file-worker.ts'
import workerAddress from './file-worker.ts?worker&url'

type Pending = { resolve: (done: never) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let lastId = 0
const pending = new Map<number, Pending>()

/** The file's SHA-256 in hex (C-X40). */
export function hashFile(file: Blob): Promise<string> {
  return run((id) => ({ id, kind: 'hash', file }))
}

/** A JPEG of at most `maxBytes`, or null if none fits (C-X01). Rejects if the browser cannot read the picture. */
export function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob | null> {
  return run((id) => ({ id, kind: 'shrink', file, maxBytes }))
}

function run<T>(task: (id: number) => FileTask): Promise<T> {
  worker ??= start()
  const id = ++lastId
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  pending.set(id, { resolve, reject })
  worker.postMessage(task(id))
  return promise
}

function start(): Worker {
  const started = startOwnWorker(workerAddress)
  started.addEventListener('message', ({ data }: MessageEvent<FileTaskResult>) => {
    const task = pending.get(data.id)
    pending.delete(data.id)
    if ('done' in data) task?.resolve(data.done as never)
    else task?.reject(new Error('The file could not be read'))
  })
  // Its script is gone since a deploy, or it ran out of memory: all pending work fails, and the next work starts a new worker.
  started.addEventListener('error', () => {
    started.terminate()
    worker = undefined
    for (const { reject } of pending.values()) reject(new Error('The worker is gone'))
    pending.clear()
  })
  return started
}
