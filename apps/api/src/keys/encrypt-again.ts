import type { Database } from '@amparo/database/database'
import { createSealing } from '@amparo/service/secrets/sealing'
import type { SecretKeys } from '../platform/encrypted-details.ts'
import { type SecretName, secretNames } from '../platform/keys/secret-names.ts'
import {
  blocksOf,
  columnsOf,
  countOlderIn,
  lockOlder,
  placesOfOlder,
  replaceValue,
  type SearchedColumn,
} from './older-values.ts'

/** How many rows a transaction changes, and how many blocks are searched for them. */
const ROWS = 100
const BLOCKS = 32

type Sealing = ReturnType<typeof createSealing>
type Parts = { database: Database; secret: (name: SecretName) => SecretKeys }

/** How many values another key than the current one has encrypted. */
export async function countOlder(database: Database, secret: SecretName, keys: SecretKeys): Promise<number> {
  const { mark } = createSealing(keys)
  let left = 0
  for (const column of columnsOf(secret)) left += await countOlderIn(database, column, mark)
  return left
}

/**
 * Encrypts again what older keys have encrypted, a few rows in each transaction. This writes tables of other areas: their content does not change,
 * and whoever changes a row at the same moment wins, because a locked row is left for the next time.
 */
export function createEncryptAgain({ database, secret }: Parts) {
  const columns = secretNames.flatMap(columnsOf)
  const start = () => ({ column: 0, block: 0, changed: 0, unreadable: 0 })
  let pass = start()
  let calls = 0

  /**
   * Runs until every row has been checked or `isTimeUp` returns true, in which case the next call continues there: otherwise tables that take too
   * long would keep it from the ones after them. `isStuck` if every row has been checked and nothing could be changed, unless another call may still
   * be changing something; `unreadable` counts since the start of all tables.
   */
  return async function encryptAgain(isTimeUp: () => boolean) {
    calls++
    try {
      return await work(isTimeUp)
    } finally {
      calls--
    }
  }

  async function work(isTimeUp: () => boolean) {
    let changed = 0
    while (!isTimeUp()) {
      const current = pass
      const { column: index, block: from } = current
      const column = columns[index]
      if (!column) {
        pass = start()
        return { changed, unreadable: current.unreadable, isStuck: current.changed === 0 && calls === 1 }
      }
      const sealing = createSealing(secret(column.secret))
      // Before anything is awaited: a second call at the same time takes the next blocks.
      const to = from + BLOCKS
      current.block = to
      const older = await placesOfOlder(database, column, { mark: sealing.mark, from, to })
      for (const places of batches(older)) {
        const batch = await encryptRows(database, column, { sealing, places })
        changed += batch.changed
        current.changed += batch.changed
        current.unreadable += batch.unreadable
      }
      const isEnd = to >= (await blocksOf(database, column))
      if (isEnd && current.column === index) Object.assign(current, { column: index + 1, block: 0 })
    }
    return { changed, unreadable: pass.unreadable, isStuck: false }
  }
}

async function encryptRows(
  database: Database,
  column: SearchedColumn,
  { sealing, places }: { sealing: Sealing; places: readonly string[] },
) {
  return database.transaction(async (tx) => {
    await tx.query("SELECT set_config('amparo.encrypts_again', 'on', true)")
    const rows = await lockOlder(tx, column, { mark: sealing.mark, places })
    let changed = 0
    for (const { place, owner, value } of rows) {
      const again = encryptedAgain(sealing, value, owner)
      if (again === null) continue
      await replaceValue(tx, column, { place, value: again })
      changed++
    }
    return { changed, unreadable: rows.length - changed }
  })
}

function* batches(places: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < places.length; from += ROWS) yield places.slice(from, from + ROWS)
}

function encryptedAgain(sealing: Sealing, value: string, owner: string): string | null {
  try {
    return sealing.encrypt(sealing.decrypt(value, owner), owner)
  } catch {
    return null
  }
}
