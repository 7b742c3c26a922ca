import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What a worker is asked to do. The worker's clock is set to `now`. */
export type Task = { now: string } & (
  | { is: 'sell'; starts: readonly string[] }
  | { is: 'catch-up' }
  | { is: 'change-card'; policy: string; reference: string }
  | { is: 'cancel'; policy: string }
)
/** Tasks and answers are numbered, because a worker does several tasks at once. */
export type Numbered<Message> = Message & { n: number }
/** How long the task took, and how much of that time the worker itself was busy. */
export type Answer = { ms: number; busy_ms: number; failure?: string | undefined }
export type BillingWorker = Awaited<ReturnType<typeof startBillingWorker>>

type Options = {
  url: string
  /** How often the processor loses a request or its answer, from 0 to 1. */
  lossRate?: number
}

/** The API's policies and billing in a separate process, which can be killed at any moment. */
export async function startBillingWorker({ url, lossRate = 0 }: Options) {
  let tasks = 0
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'billing-worker.ts'), [url, String(lossRate)], { execArgv: [] })
    const exit = once(started, 'exit').then(() => {
      throw new Error('a billing worker did not start')
    })
    exit.catch(() => {})
    await Promise.race([once(started, 'message'), exit])
    return started
  }

  return {
    /** Null if the worker was killed in the meantime. */
    ask(task: Task): Promise<Answer | null> {
      const [asked, n] = [child, ++tasks]
      return new Promise((resolve) => {
        const end = (answer: Answer | null) => {
          asked.off('message', receive)
          asked.off('exit', die)
          resolve(answer)
        }
        const receive = (message: Numbered<Answer>) => message.n === n && end(message)
        const die = () => end(null)
        asked.on('message', receive).on('exit', die)
        // A worker that is already dead sends no exit event any more.
        if (asked.exitCode !== null || asked.signalCode !== null) end(null)
        else asked.send({ ...task, n }, (error) => error && end(null))
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
