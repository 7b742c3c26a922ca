import type { FastifyBaseLogger } from 'fastify'

const HOUR_MS = 60 * 60 * 1000

type Options = {
  /** True: there may be more to delete. */
  deleteSome: () => Promise<boolean>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Deletes now and every hour, beside everything else: after a long time, or with a shorter VAULT_CARD_DAYS, there may be much to delete. */
export function sweepHourly({ deleteSome, log }: Options) {
  let isStopped = false
  async function sweep() {
    try {
      for (let isMore = true; isMore && !isStopped; ) isMore = await deleteSome()
    } catch (error) {
      log.error({ err: error }, 'expired tokens and cards were not deleted')
    }
  }
  let sweeping = sweep()
  const hourly = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, HOUR_MS).unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(hourly)
      await sweeping
    },
  }
}
