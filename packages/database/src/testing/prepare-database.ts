import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../open-database.ts'
import { cache, fingerprint } from './template.ts'

/**
 * Puts a migrated database into the folder where a product of a test will open it: creating one takes 10 s of processor time, copying one
 * takes 0.1 s.
 */
export async function prepareDatabase({ folder, migrations }: { folder: string; migrations: string }): Promise<void> {
  cpSync(await madeOnce(migrations), join(folder, 'database'), { recursive: true })
}

async function madeOnce(migrations: string): Promise<string> {
  const made = join(cache, `${fingerprint(migrations)}-folder`)
  if (existsSync(made)) return made

  mkdirSync(cache, { recursive: true })
  const staging = mkdtempSync(join(cache, 'making-'))
  try {
    const database = await openDatabase({ folder: staging, migrations })
    await database.close()
    // Appears complete or not at all, because two processes may make it at the same time and either may be killed.
    renameSync(join(staging, 'database'), made)
  } catch (error) {
    if (!existsSync(made)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return made
}
