import type { FastifyBaseLogger } from 'fastify'

const AT_ONCE = 500

type Parts = {
  log: Pick<FastifyBaseLogger, 'error'>
  /** The ids of what is still to be done, at most this many. */
  list: (most: number) => Promise<readonly string[]>
  work: (id: string) => Promise<unknown>
  /** The log's words for one that fails. */
  failure: string
  /** How many are listed at a time. Only tests set it. */
  atOnce?: number | undefined
}

/** Does all that is listed, batch after batch. What fails is logged and skipped until the next call, so that one never holds up the others. */
export async function oneByOne({ log, list, work, failure, atOnce = AT_ONCE }: Parts) {
  const failed = new Set<string>()
  let batch: string[]
  do {
    batch = (await list(atOnce + failed.size)).filter((id) => !failed.has(id))
    for (const id of batch)
      await work(id).catch((error: Error) => {
        failed.add(id)
        log.error({ err: error, id }, failure)
      })
  } while (batch.length >= atOnce)
}
