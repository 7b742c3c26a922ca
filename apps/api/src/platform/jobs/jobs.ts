import type { Queryable } from '@amparo/database/database'

/** A kind of job: its queue, and in `Data` what a handler gets. The data is stored: ids and codes only, nothing personal. */
export type Job<Data extends object> = { queue: string; data?: Data }

export function defineJob<Data extends object>(queue: string): Job<Data> {
  return { queue }
}

/**
 * Work that outlives a request. A job enqueued in a transaction exists if and only if that transaction commits. It runs
 * at least once: a handler that fails is tried again, and the job of a worker that died is given to another.
 */
export type Jobs = {
  enqueue<Data extends object>(tx: Queryable, job: Job<Data>, data: Data): Promise<void>
  /** After the commit: the job is taken up now and not at the next look. Whoever forgets it, or dies before, only waits a second. */
  wake(job: Pick<Job<object>, 'queue'>): void
  work<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): Promise<void>
  stop(): Promise<void>
}
