import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MovableClock } from './movable-clock.ts'

const DAY_MS = 86_400_000
/** Longer than a policy with everything before and after its term. If the clock moves further, the first days are skipped: nothing is due on them. */
const MOST_DAYS = 430

type Parts = {
  clock: Pick<MovableClock, 'now' | 'moveTo' | 'backToNow' | 'offsetMs'>
  /** What the API does about policies each minute. */
  catchUp: () => Promise<void>
  tellVault: (offsetMs: number) => void
  onFailure: (error: unknown) => void
}

/**
 * Moves the clock forward a day at a time, so that each charge, reminder and end of a policy happens, and is dated, on its day. Moves run one after
 * the other; the vault's clock follows at the end of each.
 */
export function createMoveClock({ clock, catchUp, tellVault, onFailure }: Parts) {
  let moving = Promise.resolve()

  async function move(to: Date | null) {
    if (to) {
      const days = Math.floor((to.getTime() - clock.now().getTime()) / DAY_MS)
      for (let left = Math.min(days, MOST_DAYS); left > 0; left--) {
        clock.moveTo(new Date(to.getTime() - left * DAY_MS))
        await catchUp().catch(onFailure)
        // The embedded database answers without leaving the current turn of the event loop, so nothing else would run until the last day.
        await nextTurn()
      }
      clock.moveTo(to)
    } else clock.backToNow()
    tellVault(clock.offsetMs)
    await catchUp().catch(onFailure)
  }

  return (to: Date | null): Promise<void> => {
    const moved = moving.then(() => move(to))
    moving = moved.catch(() => {})
    return moved
  }
}
