import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/** Enough for requests in progress, the largest uploads and the database's own cleanup. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024
const CHECK_EVERY_MS = 2_000

export type DiskSpace = { isFull(): boolean; stop(): void }
type Options = {
  folder: string
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  freeBytes?: (folder: string) => Promise<number>
  everyMs?: number
}

/**
 * Watches the free space on the disk with the data. A database that runs out of space in the middle of a write may not recover, so new
 * work is refused while some space is left.
 */
export async function watchDiskSpace({ folder, log, freeBytes = freeAt, everyMs = CHECK_EVERY_MS }: Options) {
  let isFull = false
  const look = async () => {
    const free = await freeBytes(folder).catch(() => null)
    if (free === null || free < LEAST_FREE_BYTES === isFull) return
    isFull = !isFull
    if (isFull)
      log.error({ free_bytes: free }, 'the disk is nearly full: requests that write are refused until there is space')
    else log.info({ free_bytes: free }, 'the disk has space again')
  }
  await look()
  const looking = setInterval(look, everyMs).unref()
  return { isFull: () => isFull, stop: () => clearInterval(looking) } satisfies DiskSpace
}

async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Refuses requests that may write. Reading goes on. */
export function refuseWritesWhenFull(app: FastifyInstance, disk: DiskSpace) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(disk.isFull() && !reading.includes(request.method) ? new Refused('storage_full') : undefined)
  })
  app.addHook('onClose', (_, done) => {
    disk.stop()
    done()
  })
}
