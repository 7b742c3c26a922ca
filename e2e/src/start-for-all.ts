import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ports } from './origins.ts'
import { startProduct } from './start-product.ts'

const logFile = join(import.meta.dirname, '../../test-results/product.log')

/** Playwright calls this before the first story, and what it returns after the last. */
export default async function startForAll() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'amparo-e2e-'))
  const clear = () => rmSync(dataFolder, { recursive: true, force: true })
  // The stories run in other processes, and their operator needs the key that lies there.
  process.env.E2E_DATA = dataFolder
  const { stop } = await startProduct({ ...ports, dataFolder, logFile }).catch((error) => {
    clear()
    throw error
  })

  return async () => {
    await stop()
    clear()
  }
}
