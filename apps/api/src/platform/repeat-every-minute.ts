import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 60_000

export type RepeatOptions = {
  log: Pick<FastifyBaseLogger, 'error'>
  /** The work's own name, under which replicas take turns. */
  name: string
  /** What the log says of a run that failed. */
  failure: string
  /** Runs the work at once too, instead of waiting for the first minute to pass. */
  startsNow?: boolean
  /** Whether it is this process's turn: each minute belongs to one of the replicas. The run at the start needs none. */
  takeTurn?: () => Promise<boolean>
}
export type Repeat = (work: () => Promise<void>, options: RepeatOptions) => { stop(): Promise<void> }

/** Runs `work` every minute, never twice at once. A run that fails is logged and the next one still comes. */
export const repeatEveryMinute: Repeat = (work, { log, failure, startsNow = false, takeTurn }) => {
  let running = Promise.resolve()
  const run = (mayRun?: () => Promise<boolean>) => {
    running = running
      .then(async () => {
        if (!mayRun || (await mayRun())) await work()
      })
      .catch((error) => log.error({ err: error }, failure))
  }
  const timer = setInterval(() => run(takeTurn), EVERY_MS).unref()
  if (startsNow) run()

  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
