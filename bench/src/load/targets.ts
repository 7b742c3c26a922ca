import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Outcome, Run, Target } from './generator.ts'
import type { Measure } from './highest-rate.ts'

const file = (name: string) => join(import.meta.dirname, name)

/** A process that sends requests to a target. */
export async function startGenerator(target: Target): Promise<{ measure: Measure; stop: () => void }> {
  const child = fork(file('generator.ts'))
  child.send(target)
  await once(child, 'message')
  return {
    async measure(run: Run) {
      child.send(run)
      return ((await once(child, 'message')) as [Outcome])[0]
    },
    stop: () => child.disconnect(),
  }
}

/** The baseline, as many processes as there are replicas of the product. */
export async function startBare(url: string, many: number): Promise<{ ports: number[]; stop: () => void }> {
  const children: ChildProcess[] = []
  const ports: number[] = []
  // One after the other, because the first one makes the table.
  for (let number = 0; number < many; number++) {
    const child = fork(file('bare-fastify.ts'), [url])
    children.push(child)
    ports.push(((await once(child, 'message')) as [{ port: number }])[0].port)
  }
  return {
    ports,
    stop() {
      for (const child of children) child.disconnect()
    },
  }
}
