import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { prepareDatabase } from './prepare-database.ts'

const migrations = join(import.meta.dirname, '../../../../apps/vault/migrations')

it('gives each folder a migrated database of its own', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'prepared-'))
  try {
    for (const folder of [join(scratch, 'first'), join(scratch, 'second')]) {
      await prepareDatabase({ folder, migrations })
      const database = await openDatabase({ folder, migrations })
      expect((await database.query('SELECT name FROM migrations')).length).toBeGreaterThan(0)
      await database.query("INSERT INTO migrations (name) VALUES ('only here')")
      await database.close()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
})
