import type { Queryable } from '@amparo/database/database'

/**
 * A kind of job: its queue, and in `Data` what a handler gets. The data is stored: ids and codes only, nothing personal. `atOnce` limits how many
 * a process does at the same time, for jobs that need much memory.
 */
export type Job<Data extends object> = { queue: string; atOnce?: number; data?: Data }

export function defineJob<Data extends object>(queue: string, { atOnce }: { atOnce?: number } = {}): Job<Data> {
  return { queue, ...(atOnce && { atOnce }) }
}

/** A job together with the code that does it: what an area offers to every replica's worker. */
export type JobHandler = { job: Pick<Job<object>, 'queue' | 'atOnce'>; handle: (data: never) => Promise<void> }

export function handleJob<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): JobHandler {
  return { job, handle }
}

/** `afterSeconds`: delays a job that is only a fallback. */
export type EnqueueOptions = { afterSeconds?: number }

/**
 * Work that outlives a request. A job enqueued in a transaction exists if and only if that transaction commits. It runs
 * at least once: a handler that fails is tried again, and the job of a worker that died is given to another.
 */
export type Jobs = {
  enqueue<Data extends object>(tx: Queryable, job: Job<Data>, data: Data, options?: EnqueueOptions): Promise<void>
  /** Enqueues again what the queue gave up on: each of `items` for which no job is waiting or running. */
  requeue<Data extends object>(job: Job<Data>, items: readonly Data[]): Promise<void>
  /** After the commit: starts the job now, here or in a worker, instead of at the next poll, which is up to a second later. */
  wake(job: Pick<Job<object>, 'queue'>): void
  /** Creates the queue if it is new, and does its jobs if this process does any: call it for every job before anything is enqueued. */
  work(handler: JobHandler): Promise<void>
  stop(): Promise<void>
}
