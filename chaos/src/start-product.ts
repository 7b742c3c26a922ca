import { prepareData } from '@amparo/standalone/testing/prepare-data'
import { freePorts } from '../../scripts/free-ports.ts'
import { startServer } from './server-process.ts'

/** Starts the product as `npm start` runs it: one process with the vault as a child process, on the embedded database. */
export async function startProduct(folder: string, settings: Record<string, string> = {}) {
  await prepareData(folder)
  const [port = 0, vaultPort = 0] = await freePorts(2)
  const origin = `http://localhost:${port}`
  const server = await startServer({
    entry: 'apps/standalone/src/main.ts',
    health: `${origin}/healthz`,
    env: {
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      AMPARO_DATA: folder,
      AMPARO_PROXIES: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  return { server, origin, vault: `http://localhost:${vaultPort}` }
}
