import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Victim } from '../scene.ts'

/** The folder with the uploaded files is not there for a while, as when a volume is unmounted. */
export function storageAway(folder: string, { random, log }: { random: Random; log: (line: string) => void }): Victim {
  const [here, away] = [join(folder, 'objects'), join(folder, 'objects-away')]
  return {
    async kill() {
      log('the storage is away')
      renameSync(here, away)
      await pause(random.between(200, 2_500))
    },
    start: async () => renameSync(away, here),
  }
}
