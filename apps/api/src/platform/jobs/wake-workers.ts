import type { Database } from '@amparo/database/database'
import type { FastifyBaseLogger } from 'fastify'

const CHANNEL = 'jobs_to_do'

type Options = {
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
  /** In a worker: what to do about a queue that another process has filled. */
  onWake?: (queue: string) => void
}

/**
 * Tells workers in other processes that a queue has jobs. Sent after the commit and outside a transaction, so nobody's commit waits for it. While
 * one message is on its way, more for the same queue become one. A message that gets lost costs a second: workers also poll.
 */
export async function wakeWorkers({ database, log, onWake }: Options) {
  const stopListening = onWake ? await database.listen(CHANNEL, onWake) : async () => {}
  const sendings = new Map<string, { again: boolean }>()

  async function send(queue: string) {
    const sending = { again: true }
    sendings.set(queue, sending)
    try {
      while (sending.again) {
        sending.again = false
        await database.notify(CHANNEL, queue)
      }
    } catch (error) {
      log.warn({ err: error, queue }, 'the workers were not woken for a job')
    } finally {
      sendings.delete(queue)
    }
  }

  return {
    wake(queue: string) {
      const sending = sendings.get(queue)
      if (sending) sending.again = true
      else void send(queue)
    },
    close: stopListening,
  }
}
