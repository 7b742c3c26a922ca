import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What a worker is asked to do. `now` is the time it takes it to be. */
export type Order = { now: string } & (
  | { is: 'sell'; starts: readonly string[] }
  | { is: 'catch-up' }
  | { is: 'change-card'; policy: string; reference: string }
  | { is: 'cancel'; policy: string }
)
/** An answer has the number of its order, because a worker does several things at once. */
export type Numbered<Message> = Message & { n: number }
/** How long it took, and how much of that the worker itself was busy. */
export type Answer = { ms: number; busy_ms: number; failure?: string | undefined }
export type BillingWorker = Awaited<ReturnType<typeof startBillingWorker>>

type Options = {
  url: string
  /** How often, of one, the processor loses a request or its answer. */
  losses?: number
}

/** The policies and billing of the API in a process of its own, which does what it is asked and can be killed at any moment. */
export async function startBillingWorker({ url, losses = 0 }: Options) {
  let orders = 0
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'billing-worker.ts'), [url, String(losses)], { execArgv: [] })
    const exit = once(started, 'exit').then(() => {
      throw new Error('a billing worker did not start')
    })
    exit.catch(() => {})
    await Promise.race([once(started, 'message'), exit])
    return started
  }

  return {
    /** Null if the worker was killed meanwhile. */
    ask(order: Order): Promise<Answer | null> {
      const [asked, n] = [child, ++orders]
      return new Promise((resolve) => {
        const end = (answer: Answer | null) => {
          asked.off('message', receive)
          asked.off('exit', die)
          resolve(answer)
        }
        const receive = (message: Numbered<Answer>) => message.n === n && end(message)
        const die = () => end(null)
        asked.on('message', receive).on('exit', die)
        // Whoever was killed before this has no exit to come.
        if (asked.exitCode !== null || asked.signalCode !== null) end(null)
        else asked.send({ ...order, n }, (error) => error && end(null))
      })
    },
    async kill() {
      const killed = once(child, 'exit')
      child.kill('SIGKILL')
      await killed
    },
    async restart() {
      child = await start()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
