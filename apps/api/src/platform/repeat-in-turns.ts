import type { Database } from '@amparo/database/database'
import { type Repeat, repeatEveryMinute } from './repeat-every-minute.ts'

/** A little less than a minute, because timers of different processes drift. */
const TURN_SECONDS = 50

/** Runs work once a minute in one of the replicas, whichever asks first. One that dies is followed by another in the next minute. */
export function repeatInTurns(database: Database): Repeat {
  return (work, options) => repeatEveryMinute(work, { ...options, takeTurn: () => takeTurn(database, options.name) })
}

/** By the database's clock, which all replicas share. */
export async function takeTurn(database: Database, name: string): Promise<boolean> {
  const taken = await database.query(
    `INSERT INTO turns (name, taken_at) VALUES ($1, clock_timestamp())
     ON CONFLICT (name) DO UPDATE SET taken_at = excluded.taken_at
       WHERE turns.taken_at NOT BETWEEN excluded.taken_at - make_interval(secs => $2) AND excluded.taken_at
     RETURNING name`,
    [name, TURN_SECONDS],
  )
  return taken.length > 0
}
