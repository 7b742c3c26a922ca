import type { DiskSpace } from '@amparo/service/limits/disk-space'
import { S3Error } from '../forms/s3-error.ts'

export type Admission = ReturnType<typeof createAdmission>

/**
 * Lets an upload begin once there is space for it, and ends an earlier one for the same key: somebody who sends one file fifty times at once
 * must not fill the disk with it meanwhile.
 */
export function createAdmission(disk: Pick<DiskSpace, 'reserve'> | undefined) {
  const underWay = new Map<string, AbortController>()

  return {
    async admit(key: string, bytes: number) {
      const release = disk ? await disk.reserve(bytes) : () => {}
      if (!release) throw new S3Error('StorageFull')
      const own = new AbortController()
      underWay.get(key)?.abort(new S3Error('OperationAborted'))
      underWay.set(key, own)
      return {
        signal: own.signal,
        leave() {
          release()
          if (underWay.get(key) === own) underWay.delete(key)
        },
      }
    },

    async hasRoomFor(bytes: number): Promise<boolean> {
      const release = disk ? await disk.reserve(bytes) : () => {}
      release?.()
      return release !== null
    },
  }
}

/** The content until `signal` aborts, which is noticed even while no more of it arrives. */
export async function* untilAborted(signal: AbortSignal, content: AsyncIterable<Buffer>) {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  aborted.catch(() => {})
  signal.throwIfAborted()
  const chunks = content[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([chunks.next(), aborted])
    if (next.done) return
    yield next.value
  }
}
