import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite'
import type { Database, Queryable } from './database.ts'
import { traced } from './diagnostics.ts'
import { noticeBroken } from './notice-broken.ts'
import { transactionGuard } from './transaction-guard.ts'

type OnBroken = ((error: Error) => void) | undefined
type Source = { folder: string } | { template?: Blob }

/** PostgreSQL compiled to WebAssembly: in a folder, or in memory for tests. */
export async function openPglite(source: Source, onBroken?: OnBroken): Promise<Database> {
  const place = 'folder' in source ? { dataDir: source.folder } : { loadDataDir: source.template }
  return asDatabase(await PGlite.create({ ...place, parsers, startParams }), onBroken)
}

/** With the default of 128 MB, every start would write that much memory. The operating system caches our files anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Dates are texts and counts are numbers, as in the PostgreSQL adapter. */
const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: Number }

function asDatabase(engine: PGliteInterface, onBroken: OnBroken): Database {
  const guard = transactionGuard()
  const probe = () => engine.query("SELECT pg_logical_emit_message(true, 'amparo', '')")
  const watched = noticeBroken({ probe, onBroken })

  return {
    async query<Row>(text: string, values?: unknown[]) {
      guard.refuseInside()
      return (await traced(text, () => watched(engine.query<Row>(text, values)))).rows
    },
    transaction: (work) => {
      guard.refuseInside()
      const done = engine.transaction((tx) => {
        const inside: Queryable = {
          query: async <Row>(text: string, values?: unknown[]) =>
            (await traced(text, () => tx.query<Row>(text, values))).rows,
        }
        return guard.enter(() => work(inside))
      })
      return watched(done)
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
