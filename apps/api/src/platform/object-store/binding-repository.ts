import { randomUUID } from 'node:crypto'
import type { Queryable } from '@amparo/database/database'

/** The id that the database shares with the folder or bucket of its objects. */
export function createBindingRepository(database: Queryable) {
  async function find(): Promise<string | null> {
    const [stored] = await database.query<{ id: string }>('SELECT id FROM object_folder')
    return stored?.id ?? null
  }

  return {
    find,
    /** Held until the end of the transaction, so that replicas that start at the same time bind one after the other. */
    lock: () => database.query("SELECT pg_advisory_xact_lock(hashtext('object folder'))"),
    /** The database's id: this one, or that of another replica that was faster. */
    async keep(id: string | null): Promise<string> {
      await database.query('INSERT INTO object_folder (id) VALUES ($1) ON CONFLICT DO NOTHING', [id ?? randomUUID()])
      return (await find()) as string
    },
  }
}
