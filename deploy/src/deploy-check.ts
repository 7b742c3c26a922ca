import '../../scripts/require-node.ts'
import '@amparo/service/process/undici-fetch'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildChanged } from '../../scripts/build-changed.ts'
import { freePorts } from '../../scripts/free-ports.ts'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { prepareDeployment } from './start-deployment.ts'
import { buyOnePolicy, makeClaim, openPages } from './walk-through.ts'

// npm run deploy-check: starts the processes of compose.yaml with its settings, without containers, and walks through a claim and a purchase. A browser
// sends a document to the bucket, which has an origin of its own. That is here and not in `npm test`, whose stories share one product with files in a folder.

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const say = (text: string) => process.stdout.write(`${text}\n`)

async function check(postgres: string): Promise<void> {
  const [portal = 0, api = 0, worker = 0, vault = 0, vaultInternal = 0] = await freePorts(5)
  const deployment = await prepareDeployment(postgres, { portal, api, vault, vaultInternal })
  const { engines } = deployment
  try {
    await deployment.prepare()
    for (const [name, port] of Object.entries({ vault, worker, api, portal })) await deployment.start(name, port)
    say('portal, API, worker and vault are ready, with NODE_ENV=production and the settings of compose.yaml')
    await openPages(deployment)
    say('pages, assets, content and card field are there, over TLS only and without cookies')
    if ((await fetch(`http://127.0.0.1:${worker}/api/feature_flags/v1/`)).status !== 404)
      throw new Error('the worker answers calls')
    say(`claim ${(await makeClaim(deployment)).claimNumber} is registered`)
    if (engines.clamd.state.files.length === 0) throw new Error('the malware scanner has seen no file')
    const mailed = engines.mail.nextMail()
    say(`policy ${await buyOnePolicy(deployment)} is bought`)
    if (engines.stripe.moved() === 0) throw new Error('the payment processor has moved no money')
    await mailed
    say('its documents are in the mail')
    await runScript(['apps/portal/src/commands/card-scripts.ts', 'check', deployment.portal, deployment.vault])
    say('the scripts of pages with card fields are those of the build')
    await runScript(['node_modules/.bin/playwright', 'test', '-c', 'e2e/deployed.config.ts'], {
      E2E_PORT: String(portal),
      E2E_VAULT_PORT: String(vault),
      E2E_BUCKET_ORIGIN: engines.s3Origin,
    })
    say('a browser has sent a document to the bucket, and the claim with it')
  } finally {
    await deployment.stop()
  }
}

/** Throws what the script has said if it fails. */
async function runScript(args: string[], env: Record<string, string> = {}): Promise<void> {
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } }).catch(({ stdout, stderr }) => {
    throw new Error(`${args[0]} failed:\n${stdout}${stderr}`)
  })
}

try {
  await buildChanged(say)
  await withPostgres(check)
  say('everything works, and every process has stopped')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
