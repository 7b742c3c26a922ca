import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watch-main-thread.ts'

const { beats, maxWaitMs, lookMs } = workerData as Watched
let last = Atomics.load(beats, 0)
let looks = 0

// Counts its own looks instead of reading a clock, so that a computer that slept is not taken for a process that hangs.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  looks = now === last ? looks + 1 : 0
  last = now
  if (looks * lookMs < maxWaitMs) return
  try {
    writeSync(2, `amparo: nothing has moved for ${maxWaitMs / 1000} s, so the process ends itself; is the disk full?\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, lookMs)
