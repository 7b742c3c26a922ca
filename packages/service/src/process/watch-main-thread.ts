import { Worker } from 'node:worker_threads'

const BEAT_MS = 500
const MAX_WAIT_MS = 15_000

export type Watched = { beats: Int32Array; maxWaitMs: number; checkMs: number }

/**
 * Ends this process if its main thread is blocked. An embedded database that finds no space on the disk may spin forever inside one call;
 * then no timer runs and no signal is handled, so only another thread can notice.
 */
export function watchMainThread({ maxWaitMs = MAX_WAIT_MS }: { maxWaitMs?: number } = {}) {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: Watched = { beats, maxWaitMs, checkMs: BEAT_MS * 2 }
  new Worker(new URL('./main-thread-watcher.ts', import.meta.url), { workerData, execArgv: [] }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
}
