import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Statements } from './bare-handler.ts'

/** Starts `bare-handler.ts` for groups of statements, each at the address `/<its place>`. */
export async function startBareHandler(url: string, groups: readonly Statements[]) {
  const child = fork(join(import.meta.dirname, 'bare-handler.ts'), [url, JSON.stringify(groups)])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, host: `127.0.0.1:${port}`, stop: () => child.disconnect() }
}
