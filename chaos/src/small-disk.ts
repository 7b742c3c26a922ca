import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>

/** A small file system in memory, or null if none can be mounted. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const filling = join(folder, 'filling')

  return {
    folder,
    /** Leaves this much free. */
    fillUpTo(leftMegabytes: number) {
      const { bavail, bsize } = statfsSync(folder)
      let rest = bavail * bsize - leftMegabytes * MB
      const file = openSync(filling, 'a')
      try {
        for (const chunk = Buffer.alloc(MB); rest > 0; ) rest -= writeSync(file, chunk, 0, Math.min(rest, MB))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filling, { force: true }),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true })
    },
  }
}
