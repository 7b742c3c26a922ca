import type { MovableClock } from './movable-clock.ts'

const DAY_MS = 86_400_000
/** A term, the days before its start and the days after its end; what lies further back has nothing due on a day of its own. */
const MOST_DAYS = 430

type Parts = {
  clock: Pick<MovableClock, 'now' | 'moveTo' | 'backToNow' | 'offsetMs'>
  /** What the API does each minute about policies. */
  catchUp: () => Promise<void>
  tellVault: (offsetMs: number) => void
  onFailure: (error: unknown) => void
}

/**
 * Moves the clock as time moves: a day at a time, so that each charge, reminder and end of a policy happens on its day and is dated so. One move
 * after the other; the vault follows at the end.
 */
export function createMoveClock({ clock, catchUp, tellVault, onFailure }: Parts) {
  let moving = Promise.resolve()

  async function move(to: Date | null) {
    if (to) {
      const days = Math.floor((to.getTime() - clock.now().getTime()) / DAY_MS)
      for (let left = Math.min(days, MOST_DAYS); left > 0; left--) {
        clock.moveTo(new Date(to.getTime() - left * DAY_MS))
        await catchUp().catch(onFailure)
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
