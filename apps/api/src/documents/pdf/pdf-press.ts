import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from '../sheets.ts'

export type PdfPress = { print(sheet: Sheet): Promise<Buffer>; close(): Promise<void> }

type Answer = { id: number; bytes?: Uint8Array; problem?: string }
type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void }

/** Far more than the longest guide takes, even on a busy machine. */
const LONGEST_MS = 20_000

/**
 * Sets sheets in a thread of its own, since the layout of one holds its thread for longer than a call may wait. The thread
 * is started by the first sheet, so that a server that prints nothing does not load the library.
 */
export function createPdfPress({ longestMs = LONGEST_MS } = {}): PdfPress {
  let press: ReturnType<typeof startThread> | null = null
  const running = () => {
    press ??= startThread(() => {
      press = null
    })
    return press
  }

  return {
    async print(sheet) {
      const { print, stop } = running()
      const timer = setTimeout(() => stop(new Error('the press took too long')), longestMs)
      return print(sheet).finally(() => clearTimeout(timer))
    },
    close: async () => press?.stop(new Error('the press is closed')),
  }
}

function startThread(onEnd: () => void) {
  const worker = new Worker(join(import.meta.dirname, 'pdf-worker.ts'))
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.unref()
  worker.on('message', ({ id, bytes, problem }: Answer) => {
    const { resolve, reject } = waiting.get(id) as Waiting
    waiting.delete(id)
    if (bytes) resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    else reject(new Error(problem))
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the press ended')))

  /** Who waits is told, and the next sheet starts another thread. */
  function end(reason: Error) {
    onEnd()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  return {
    print(sheet: Sheet): Promise<Buffer> {
      return new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        worker.postMessage({ id: last, sheet })
      })
    },
    async stop(reason: Error) {
      end(reason)
      await worker.terminate()
    },
  }
}
