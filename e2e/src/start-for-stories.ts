import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ports } from './origins.ts'
import { startProduct } from './start-product.ts'

const logFile = join(import.meta.dirname, '../../test-results/product.log')

/** Playwright calls this before the first story, and the returned function after the last. */
export default async function startForStories() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'amparo-e2e-'))
  const clear = () => rmSync(dataFolder, { recursive: true, force: true })
  // Stories run in other processes and read the operator key from this folder.
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
