import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Refused } from '../app/refused.ts'

/** Enough for requests in progress, the largest uploads and the database's own cleanup. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024
const CHECK_EVERY_MS = 2_000

export type DiskSpace = {
  isFull(): boolean
  /** Sets bytes aside until the returned function is called. Null if there is not enough free space. */
  reserve(bytes: number): Promise<(() => void) | null>
  stop(): void
}
type Options = {
  folder: string
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  freeBytes?: (folder: string) => Promise<number>
  everyMs?: number
}

/**
 * Watches the free space on the disk with the data. A database that runs out of space in the middle of a write may not recover, so new
 * work is refused while there is still some left.
 */
export async function watchDiskSpace({ folder, log, freeBytes = freeAt, everyMs = CHECK_EVERY_MS }: Options) {
  let state: 'writable' | 'full' | 'read-only' = 'writable'
  let reserved = 0
  const check = async () => {
    const free = await freeBytes(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'EROFS' ? -1 : null))
    if (free === null) return
    const before = state
    state = free < 0 ? 'read-only' : free < LEAST_FREE_BYTES ? 'full' : 'writable'
    if (state === before) return
    if (state === 'read-only')
      log.error({ folder }, `${folder} is read-only: requests that write are refused until it is writable`)
    else if (state === 'full')
      log.error({ free_bytes: free }, 'the disk is nearly full: requests that write are refused until there is space')
    else log.info({ free_bytes: free }, 'the disk has space again')
  }
  await check()
  const checking = setInterval(check, everyMs).unref()

  return {
    isFull: () => state !== 'writable',
    async reserve(bytes) {
      const free = await freeBytes(folder).catch(() => null)
      if (free !== null && free - reserved - LEAST_FREE_BYTES < bytes) return null
      reserved += bytes
      let isReserved = true
      return () => {
        if (isReserved) reserved -= bytes
        isReserved = false
      }
    },
    stop: () => clearInterval(checking),
  } satisfies DiskSpace
}

/** Fails with EROFS on a disk that is mounted for reading only. */
async function freeAt(folder: string): Promise<number> {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Refuses requests that may write. Reading goes on. */
export function refuseWritesWhenFull(app: FastifyInstance, disk: Pick<DiskSpace, 'isFull' | 'stop'>) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(disk.isFull() && !reading.includes(request.method) ? new Refused('storage_full') : undefined)
  })
  app.addHook('onClose', (_, done) => {
    disk.stop()
    done()
  })
}
