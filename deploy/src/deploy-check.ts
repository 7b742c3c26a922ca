import '../../scripts/require-node.ts'
import { freePorts } from '../../chaos/src/free-ports.ts'
import { buildChanged } from '../../scripts/build-changed.ts'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { prepareDeployment } from './start-deployment.ts'
import { buyOnePolicy, makeClaim, openPages } from './walk-through.ts'

// npm run deploy-check: starts the processes of compose.yaml with its settings, without containers, and walks through a claim and a purchase.

const say = (text: string) => process.stdout.write(`${text}\n`)

async function check(postgres: string): Promise<void> {
  const [portal = 0, api = 0, worker = 0] = await freePorts(3)
  const deployment = await prepareDeployment(postgres, { portal, api })
  const { engines } = deployment
  try {
    await deployment.migrate()
    for (const [name, port] of Object.entries({ vault: deployment.vaultPort, worker, api, portal }))
      await deployment.start(name, port)
    say('portal, API, worker and vault are ready, with NODE_ENV=production and the settings of compose.yaml')
    await openPages(deployment)
    say('pages, assets, content and card field are there, over TLS only and without cookies')
    if ((await fetch(`http://127.0.0.1:${worker}/api/feature_flags/v1/`)).status !== 404)
      throw new Error('the worker answers calls')
    say(`claim ${await makeClaim(deployment)} is registered`)
    if (engines.clamd.state.files.length === 0) throw new Error('the malware scanner has seen no file')
    const mailed = engines.mail.nextMail()
    say(`policy ${await buyOnePolicy(deployment)} is bought`)
    if (engines.stripe.moved() === 0) throw new Error('the payment processor has moved no money')
    await mailed
    say('its documents are in the mail')
  } finally {
    await deployment.stop()
  }
}

try {
  await buildChanged(say)
  await withPostgres(check)
  say('everything works, and every process has stopped')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
