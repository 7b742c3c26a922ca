import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite'
import type { Database, Queryable } from './database.ts'
import { transactionGuard } from './transaction-guard.ts'

type Source = { folder: string } | { template?: Blob }

/** PostgreSQL compiled to WebAssembly: in a folder, or in memory for tests. */
export async function openPglite(source: Source): Promise<Database> {
  const place = 'folder' in source ? { dataDir: source.folder } : { loadDataDir: source.template }
  return asDatabase(await PGlite.create({ ...place, parsers, startParams }))
}

/** PostgreSQL's own 128 MB would be written full of nothing at every start; the system keeps our files in memory anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** A day stays the text it is, and counts are numbers: the same values as PostgreSQL's adapter gives. */
const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: Number }

/** An empty database with every migration applied, as a file to start many tests from. */
export async function pgliteTemplate(prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const engine = await PGlite.create({ parsers })
  await prepare(asDatabase(engine))
  const file = await engine.dumpDataDir('none')
  await engine.close()
  return file
}

function asDatabase(engine: PGliteInterface): Database {
  const guard = transactionGuard()

  return {
    async query<Row>(text: string, values?: unknown[]) {
      guard.refuseInside()
      return (await engine.query<Row>(text, values)).rows
    },
    transaction: (work) => {
      guard.refuseInside()
      return engine.transaction((tx) => {
        const inside: Queryable = {
          query: async <Row>(text: string, values?: unknown[]) => (await tx.query<Row>(text, values)).rows,
        }
        return guard.enter(() => work(inside))
      })
    },
    async script(text) {
      guard.refuseInside()
      try {
        return (await engine.exec(text)).flatMap((result) => result.rows as Record<string, unknown>[])
      } catch (error) {
        // A script that failed between its own BEGIN and COMMIT leaves the one connection in an aborted transaction.
        await engine.exec('ROLLBACK').catch(() => {})
        throw error
      }
    },
    listen: (channel, onMessage) => engine.listen(channel, onMessage),
    async notify(channel, payload) {
      guard.refuseInside()
      await engine.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    close: () => engine.close(),
  }
}
