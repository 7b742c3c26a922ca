import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watch-main-thread.ts'

const { beats, maxWaitMs, checkMs } = workerData as Watched
let last = Atomics.load(beats, 0)
let missed = 0

// Counts its own checks instead of reading a clock: a computer that wakes from sleep must not look like a process that hangs.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed * checkMs < maxWaitMs) return
  try {
    writeSync(
      2,
      `amparo: the main thread has been blocked for ${maxWaitMs / 1000} s, so the process ends; is the disk full?\n`,
    )
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, checkMs)
