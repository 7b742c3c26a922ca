import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 60_000

type Options = {
  log: Pick<FastifyBaseLogger, 'error'>
  /** What the log says of a run that failed. */
  failure: string
}

/** Runs `work` every minute, never twice at once. A run that fails is logged and the next one still comes. */
export function repeatEveryMinute(work: () => Promise<void>, { log, failure }: Options) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(work).catch((error) => log.error({ err: error }, failure))
  }, EVERY_MS).unref()

  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
