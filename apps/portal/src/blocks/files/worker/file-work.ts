import { startOwnWorker } from '../../../platform/own-worker.ts'
import workerAddress from './file-worker.ts?worker&url'

export type FileWork =
  | { id: number; kind: 'hash'; file: Blob }
  | { id: number; kind: 'shrink'; file: Blob; maxBytes: number }
export type FileAnswer = { id: number; done: unknown } | { id: number; isFailed: true }

type Waiting = { resolve: (done: never) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

/** The file's SHA-256 in hex (C-X40). */
export function hashFile(file: Blob): Promise<string> {
  return ask((id) => ({ id, kind: 'hash', file }))
}

/** A JPEG of at most `maxBytes`, or null if none fits (C-X01). Rejects if the browser cannot read the picture. */
export function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob | null> {
  return ask((id) => ({ id, kind: 'shrink', file, maxBytes }))
}

function ask<T>(work: (id: number) => FileWork): Promise<T> {
  worker ??= start()
  const id = ++count
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  waiting.set(id, { resolve, reject })
  worker.postMessage(work(id))
  return promise
}

function start(): Worker {
  const made = startOwnWorker(workerAddress)
  made.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('done' in data) asked?.resolve(data.done as never)
    else asked?.reject(new Error('The file could not be read'))
  })
  // Its script is gone since a deploy, or it ran out of memory: all pending work fails, and the next work starts a new worker.
  made.addEventListener('error', () => {
    made.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker is gone'))
    waiting.clear()
  })
  return made
}
