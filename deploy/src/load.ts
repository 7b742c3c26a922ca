import { setTimeout as pause } from 'node:timers/promises'
import { type Attempt, readPages } from './load-pages.ts'
import { type Claimed, writeAgain } from './load-writes.ts'

/** Enough that requests overlap with every start and stop, and far from what would make anything wait. */
const READERS = 4
const READ_PAUSE_MS = 20
/** All come from one address, which may ask for 60 quotes a minute. */
const WRITE_PAUSE_MS = 1_300

/** People who open pages and make calls, and people who write, until they are stopped. Nobody repeats a request; whatever failed is remembered. */
export function startLoad({ portal, vault, claimed }: { portal: string; vault: string; claimed: Claimed }) {
  const failures: string[] = []
  const counts = { reads: 0, writes: 0 }
  let isOver = false

  const attempting =
    (kind: keyof typeof counts): Attempt =>
    async (what, make) => {
      counts[kind]++
      try {
        return await make()
      } catch (error) {
        failures.push(`${what}: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`)
        return null
      }
    }
  const pages = readPages(portal, attempting('reads'))
  const writes = writeAgain({ portal, vault, claimed }, attempting('writes'))

  async function repeat(step: (count: number) => Promise<void>, { first, ms }: { first: number; ms: number }) {
    for (let count = first; !isOver; count++) {
      await step(count)
      await pause(ms)
    }
  }
  const people = [
    ...Array.from({ length: READERS }, (_, first) => repeat(pages.read, { first, ms: READ_PAUSE_MS })),
    repeat(writes.write, { first: 0, ms: WRITE_PAUSE_MS }),
  ]

  return {
    versions: pages.versions,
    async stop() {
      isOver = true
      await Promise.all(people)
      return { ...counts, failures: [...failures, ...(await writes.lost())] }
    },
  }
}
