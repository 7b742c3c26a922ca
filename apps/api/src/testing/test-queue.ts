import { isDeepStrictEqual } from 'node:util'
import type { Jobs } from '../platform/jobs/jobs.ts'

type QueuedJob = { queue: string; data: object; afterSeconds: number }

/** A queue whose jobs nobody does, unless the test does them. */
export function createTestQueue() {
  const queue: QueuedJob[] = []
  const jobs: Jobs = {
    enqueue: async (_tx, job, data, { afterSeconds = 0 } = {}) =>
      void queue.push({ queue: job.queue, data, afterSeconds }),
    async requeue(job, items) {
      const isQueued = (item: object) =>
        queue.some((queued) => queued.queue === job.queue && isDeepStrictEqual(queued.data, item))
      const forgotten = items.filter((item) => !isQueued(item))
      queue.push(...forgotten.map((data) => ({ queue: job.queue, data, afterSeconds: 0 })))
    },
    wake: () => {},
    work: async () => {},
    stop: async () => {},
  }
  return { jobs, queue }
}
