import { migrate } from '@amparo/database/migrate'
import { openWithoutLimit } from '@amparo/database/postgres-database'
import { createLogger } from '@amparo/service/process/logger'
import { fail } from '@amparo/service/process/run-process'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'
import { migrations } from '../migrations-folder.ts'
import { startDatabaseJobs } from '../platform/jobs/database-jobs.ts'

/** `npm run migrate`: applies new migrations, before processes that expect them start. Repeating it does nothing. */
try {
  const shape = { DATABASE_URL: z.string('the address of the database') }
  const { DATABASE_URL: url } = readSettings(shape, { env: process.env, ours: ourPrefixes, known: settingNames })
  const database = await openWithoutLimit(url, 2)
  const applied = await migrate(database, migrations)
  // The job queue makes its own tables when it starts.
  const jobs = await startDatabaseJobs({
    database,
    log: createLogger({ name: 'migrate', level: 'warn' }),
    isWorker: false,
  })
  await jobs.stop()
  await database.close()
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'nothing to apply\n')
} catch (error) {
  fail(error)
}
