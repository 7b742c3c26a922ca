import type { FastifyBaseLogger } from 'fastify'
import type { LongOperations } from './long-operations-repository.ts'

const EVERY_MS = 60_000

type Parts = { longOperations: Pick<LongOperations, 'requeueUnfinished'>; log: Pick<FastifyBaseLogger, 'error'> }

/** At the start, and then for as long as the process lives: the queue gives up after half a minute of failures. */
export async function requeueEveryMinute({ longOperations, log }: Parts) {
  await longOperations.requeueUnfinished()
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(() => longOperations.requeueUnfinished())
      .catch((error) => log.error({ err: error }, 'unfinished operations were not asked for again'))
  }, EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await working
  }
}
