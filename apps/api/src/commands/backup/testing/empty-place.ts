import type { Database } from '@amparo/database/database'
import { migrate } from '@amparo/database/migrate'
import { openTestDatabase } from '@amparo/database/testing/database'
import { migrations } from '../../../migrations-folder.ts'
import type { RestorePlace } from '../restore-backup.ts'

/** An empty database of the tests' kind, to restore into; the test goes on with what was opened, and closes it. */
export function emptyPlace(change: Partial<RestorePlace> = {}) {
  const opened: Database[] = []
  const place: RestorePlace = {
    name: 'the test’s database',
    migrations,
    isEmpty: async () => opened.length === 0,
    clear: async () => {},
    async open(upTo) {
      const database = await openTestDatabase()
      opened.push(database)
      await migrate(database, migrations, { upTo })
      return { ...database, close: async () => {} }
    },
    ...change,
  }
  return { place, opened }
}
