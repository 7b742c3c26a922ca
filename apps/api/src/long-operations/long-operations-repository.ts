import type { Answer } from '@amparo/contract/endpoint'
import type { getLongOperation } from '@amparo/contract/long-operations'
import type { Database, Queryable } from '@amparo/database/database'

export type OperationResult = NonNullable<Answer<typeof getLongOperation>['result']>
export type OperationResponse = OperationResult['response']
type DoneOperation = { id: string; id_hash: string; response: OperationResponse; now: Date }
type Operation = { id: string; id_hash: string }

export type OperationsRepository = ReturnType<typeof createOperationsRepository>

/** Operations as the database has them. `id` is the row's own; of the id that the browser holds only the hash is stored. */
export function createOperationsRepository(database: Database) {
  return {
    async insert(tx: Queryable, { id, id_hash, response, now }: DoneOperation) {
      await tx.query(
        'INSERT INTO long_operations (id, id_hash, response, started_at, done_at) VALUES ($1, $2, $3, $4, $4)',
        [id, id_hash, JSON.stringify(response), now],
      )
    },

    async find(id: string): Promise<Operation | null> {
      const [found] = await database.query<Operation>('SELECT id, id_hash FROM long_operations WHERE id = $1', [id])
      return found ?? null
    },

    async findResponse(idHash: string) {
      const [found] = await database.query<{ response: OperationResponse | null }>(
        'SELECT response FROM long_operations WHERE id_hash = $1',
        [idHash],
      )
      return found ?? null
    },

    async setIdHash(id: string, idHash: string) {
      await database.query('UPDATE long_operations SET id_hash = $2 WHERE id = $1', [id, idHash])
    },

    /** False when it is done. Other transactions wait here until this one ends. */
    async lock(tx: Queryable, id: string): Promise<boolean> {
      const found = await tx.query('SELECT id FROM long_operations WHERE id = $1 AND done_at IS NULL FOR UPDATE', [id])
      return found.length > 0
    },

    async finish(tx: Queryable, id: string, { response, now }: { response: OperationResponse; now: Date }) {
      await tx.query('UPDATE long_operations SET response = $2, done_at = $3 WHERE id = $1', [
        id,
        JSON.stringify(response),
        now,
      ])
    },

    listUnfinished: (before: Date) =>
      database.query<{ id: string; job: string }>(
        'SELECT id, job FROM long_operations WHERE done_at IS NULL AND started_at < $1',
        [before],
      ),
  }
}
