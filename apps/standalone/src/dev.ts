import '../../../scripts/require-node.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings } from '@amparo/portal/server/portal-pages'
import { pageSettings } from '@amparo/portal/server/process/page-settings'
import { runProcess } from '@amparo/service/process/run-process'
import { createServer, type Plugin } from 'vite'
import { freePort } from '../../../scripts/free-ports.ts'
import { readStandaloneSettings, STANDALONE_PAGES } from './settings.ts'

const root = join(import.meta.dirname, '../../..')
const serverCode = ['apps/api/src', 'apps/vault/src', 'apps/standalone/src', 'packages']
const SETTLE_MS = 150

/**
 * `npm run dev`: Vite serves the portal with hot reload on PORT and proxies everything else to the product,
 * which is restarted when API, vault, packages or content change. The data folder stays.
 */
await runProcess(async () => {
  const settings = readStandaloneSettings(process.env)
  const { PORT, VAULT_PORT, PORTAL_ORIGINS } = settings
  const behind = await freePort()
  const env = {
    ...process.env,
    PORT: String(behind),
    PORTAL_ORIGINS: [`http://localhost:${PORT}`, ...PORTAL_ORIGINS].join(),
  }
  const product = productProcess(env)

  const target = `http://localhost:${behind}`
  const proxied = ['/api', '/content', '/dev', '/documents', '/uploads', '/widget', '/healthz']
  const vite = await createServer({
    configFile: join(root, 'apps/portal/vite.config.ts'),
    plugins: [
      settingsInPage(
        pageSettings(settings, {
          ...STANDALONE_PAGES,
          vaultOrigin: `http://localhost:${VAULT_PORT}`,
          demo: { clockOffsetMs: 0 },
        }),
      ),
    ],
    server: {
      port: PORT,
      strictPort: true,
      proxy: Object.fromEntries(
        proxied.map((path) => [path, { target, changeOrigin: true, headers: { origin: target } }]),
      ),
    },
  })
  await vite.listen()
  process.stdout.write(`\n  hot reload on http://localhost:${PORT}\n`)

  return async () => {
    await vite.close()
    await product.stop()
  }
})

function productProcess(env: NodeJS.ProcessEnv) {
  const entry = join(import.meta.dirname, 'main.ts')
  let child: ChildProcess = fork(entry, { env })
  let waiting: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const restart = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      // Restarts run one after the other: a change during a restart must not start the product twice.
      restarting = restarting.then(stop).then(() => {
        child = fork(entry, { env })
      })
    }, SETTLE_MS)
  }
  for (const folder of serverCode)
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && /\.(ts|json|sql|css|html)$/.test(file) && !file.endsWith('.test.ts')) restart()
    })
  return { stop }
}

/** The settings block that the product's own pages contain. */
function settingsInPage(known: PublicSettings): Plugin {
  const settings = { ...known, brand: 'amparo' }
  const block = `<script type="application/json" id="amparo-settings">${JSON.stringify(settings)}</script>`
  return { name: 'settings-in-page', transformIndexHtml: (html) => html.replace('<!--data-->', block) }
}
