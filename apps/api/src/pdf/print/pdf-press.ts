import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from '../content/pdf-content.ts'

export type PdfPress = { print(sheet: Sheet): Promise<Buffer>; close(): Promise<void> }

type Answer = { bytes?: Uint8Array; problem?: string }
type Waiting = { sheet: Sheet; resolve(bytes: Buffer): void; reject(error: Error): void }

/** Far more than the longest guide takes, even on a busy machine. */
const LONGEST_MS = 20_000

/**
 * Sets sheets in a thread of its own, since the layout of one holds its thread for longer than a call may wait. The thread
 * is started by the first sheet, so that a server that prints nothing does not load the library.
 */
export function createPdfPress({ longestMs = LONGEST_MS, thread = newThread } = {}): PdfPress {
  let press: ReturnType<typeof startThread> | null = null
  const running = () => {
    press ??= startThread({
      worker: thread(),
      longestMs,
      onEnd: () => {
        press = null
      },
    })
    return press
  }

  return {
    print: async (sheet) => running().print(sheet),
    close: async () => press?.stop(new Error('the press is closed')),
  }
}

function newThread() {
  return new Worker(join(import.meta.dirname, 'pdf-worker.ts'))
}

type Thread = { worker: Worker; longestMs: number; onEnd: () => void }

/** One sheet after the other: the time of each begins with its turn, however many stand before it. */
function startThread({ worker, longestMs, onEnd }: Thread) {
  const queue: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  worker.unref()
  worker.on('message', ({ bytes, problem }: Answer) => {
    clearTimeout(timer)
    const done = queue.shift()
    if (bytes) done?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    else done?.reject(new Error(problem))
    if (queue[0]) set(queue[0])
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the press ended')))

  function set({ sheet }: Waiting) {
    timer = setTimeout(() => stop(new Error('the press took too long')), longestMs)
    worker.postMessage(sheet)
  }
  /** Who waits is told, and the next sheet starts another thread. Once only: by its exit another may be running. */
  function end(reason: Error) {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    onEnd()
    for (const { reject } of queue.splice(0)) reject(reason)
  }
  async function stop(reason: Error) {
    end(reason)
    await worker.terminate()
  }
  return {
    stop,
    print(sheet: Sheet): Promise<Buffer> {
      return new Promise((resolve, reject) => {
        const waiting = { sheet, resolve, reject }
        if (queue.push(waiting) === 1) set(waiting)
      })
    },
  }
}
