import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfContent } from '../content/pdf-content.ts'

export type PdfPrinter = { print(content: PdfContent): Promise<Buffer>; close(): Promise<void> }

type Answer = { bytes?: Uint8Array; problem?: string }
type Waiting = { content: PdfContent; resolve(bytes: Buffer): void; reject(error: Error): void }

/** Far more than the longest guide takes, even on a busy machine. */
const LONGEST_MS = 60_000

/**
 * Renders PDFs in a separate thread, since rendering one blocks its thread for longer than a call may wait. The thread starts
 * with the first PDF, so that a server that prints nothing does not load the library.
 */
export function createPdfPrinter({ longestMs = LONGEST_MS, thread = newThread } = {}): PdfPrinter {
  let printer: ReturnType<typeof startThread> | null = null
  const running = () => {
    printer ??= startThread({
      worker: thread(),
      longestMs,
      onEnd: () => {
        printer = null
      },
    })
    return printer
  }

  return {
    print: async (content) => running().print(content),
    close: async () => printer?.stop(new Error('the printer is closed')),
  }
}

function newThread() {
  return new Worker(join(import.meta.dirname, 'pdf-worker.ts'))
}

type Thread = { worker: Worker; longestMs: number; onEnd: () => void }

/** One PDF after the other; the time limit of each starts with its turn. */
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
    if (queue[0]) start(queue[0])
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the printer ended')))

  function start({ content }: Waiting) {
    timer = setTimeout(() => stop(new Error('the printer took too long')), longestMs)
    worker.postMessage(content)
  }
  /** Rejects everything that waits; the next PDF starts a new thread. Runs once: at exit a new thread may be running already. */
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
    print(content: PdfContent): Promise<Buffer> {
      return new Promise((resolve, reject) => {
        const waiting = { content, resolve, reject }
        if (queue.push(waiting) === 1) start(waiting)
      })
    },
  }
}
