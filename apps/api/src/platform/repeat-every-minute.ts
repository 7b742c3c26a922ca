import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 60_000

type Options = {
  log: Pick<FastifyBaseLogger, 'error'>
  /** What the log says of a run that failed. */
  failure: string
  /** Runs the work at once too, instead of waiting for the first minute to pass. */
  startsNow?: boolean
}

/** Runs `work` every minute, never twice at once. A run that fails is logged and the next one still comes. */
export function repeatEveryMinute(work: () => Promise<void>, { log, failure, startsNow = false }: Options) {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(work).catch((error) => log.error({ err: error }, failure))
  }
  const timer = setInterval(run, EVERY_MS).unref()
  if (startsNow) run()

  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
