import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Victim } from '../scene.ts'

const MINUTE_MS = 60_000
/** Minutes. A clock that jumps to another day would make people's own dates wrong, which is not what is tested here. */
const JUMPS = [-180, -61, -20, -2, 2, 20, 61, 180]
const ZONES = ['UTC', 'America/New_York']

/** Settings with which servers read their clock's offset from a folder: a file for each port. */
export function clockSettings(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  return {
    NODE_OPTIONS: `--import=${new URL('./moved-date.ts', import.meta.url).href}`,
    CHAOS_CLOCK_FOLDER: folder,
  }
}

/** The clock of one server jumps forward or back for a while, and back to the right time. */
export function jumpingClock(
  { folder, port }: { folder: string; port: number },
  { random, log }: { random: Random; log: (line: string) => void },
): Victim {
  const set = (ms: number) => writeFileSync(join(folder, String(port)), String(ms))
  return {
    async kill() {
      const minutes = random.one(JUMPS)
      const ms = minutes * MINUTE_MS
      if (!isSameDay(ms)) return
      log(`the clock of ${port} jumps by ${minutes} minutes`)
      set(ms)
      await pause(random.between(200, 3_000))
    },
    start: async () => set(0),
  }
}

function isSameDay(ms: number): boolean {
  return ZONES.every((timeZone) => {
    const day = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time)
    return day(Date.now()) === day(Date.now() + ms)
  })
}
