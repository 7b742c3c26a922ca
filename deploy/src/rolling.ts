import '../../scripts/require-node.ts'
import '@amparo/service/process/undici-fetch'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '../../chaos/src/server-process.ts'
import { buildChanged } from '../../scripts/build-changed.ts'
import { freePorts } from '../../scripts/free-ports.ts'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { startBalancer } from './balancer.ts'
import { startClusterService } from './cluster-service.ts'
import { startLoad } from './load.ts'
import { otherBuild } from './other-build.ts'
import { prepareDeployment } from './start-deployment.ts'
import { makeClaim } from './walk-through.ts'

// npm run rolling [-- --short]: exchanges one version of vault, API and portal for another under load, and back, and counts requests that fail. The
// other version has other names for all its assets; with a checkout of an earlier commit in OLD_VERSION, its own code runs instead.

const isShort = process.argv.includes('--short')
const REPLICAS = isShort ? 1 : 2
/** Between exchanges, so that pages of each version are open while the other one answers. */
const SETTLE_MS = isShort ? 500 : 5_000
/** As in the chart. Balancers on a busy machine may notice late that a server stops. */
const DRAIN = { AMPARO_DRAIN_SECONDS: '10' }
const say = (text: string) => process.stdout.write(`${text}\n`)

type Version = { entry?: string; env?: Record<string, string> }
type Kind = 'vault' | 'api' | 'portal'
type Running = { ports: number[]; server: ServerProcess }

async function roll(postgres: string): Promise<void> {
  // Load balancers before portals and vaults; the APIs, and the vaults' internal ports, as processes in a cluster reach them.
  const [portals, apis, vaults, vaultsInternal] = [
    await startBalancer(),
    await startClusterService(),
    await startBalancer(),
    await startClusterService(),
  ]
  const fronts = { portal: [portals], api: [apis], vault: [vaults, vaultsInternal] }
  const deployment = await prepareDeployment(postgres, {
    portal: portals.port,
    api: apis.port,
    vault: vaults.port,
    vaultInternal: vaultsInternal.port,
  })
  const oldRoot = process.env.OLD_VERSION
  const other: Version = oldRoot
    ? { entry: join(oldRoot, 'apps/portal/src/server/process/main.ts') }
    : {
        entry: 'deploy/src/portal-of-build.ts',
        env: {
          BUILT_PORTAL: otherBuild(
            join(import.meta.dirname, '../../apps/portal/dist'),
            join(deployment.folder, 'other'),
          ),
        },
      }
  const oldEntry = (path: string): Version => (oldRoot ? { entry: join(oldRoot, path) } : {})
  const [otherApi, otherVault] = [oldEntry('apps/api/src/server.ts'), oldEntry('apps/vault/src/server.ts')]

  async function add(name: Kind, version: Version): Promise<Running> {
    const ports = await freePorts(fronts[name].length)
    const [port = 0, internalPort] = ports
    const env = { ...DRAIN, ...version.env }
    const server = await deployment.start(name, port, { ...version, env, ...(internalPort && { internalPort }) })
    for (const [place, front] of fronts[name].entries()) await front.add(ports[place] ?? 0, port)
    return { ports, server }
  }
  /** As Kubernetes does with maxUnavailable 0: a new one is ready before an old one is told to stop. */
  async function exchange(name: Kind, old: Running[], version: Version): Promise<Running[]> {
    const fresh: Running[] = []
    for (const { ports, server } of old) {
      fresh.push(await add(name, version))
      await server.stop()
      for (const [place, front] of fronts[name].entries()) front.remove(ports[place] ?? 0)
    }
    await pause(SETTLE_MS)
    return fresh
  }
  const several = async (name: Kind, version: Version) => {
    const started: Running[] = []
    for (let count = 0; count < REPLICAS; count++) started.push(await add(name, version))
    return started
  }

  try {
    await deployment.prepare()
    let vault = await several('vault', otherVault)
    const [worker = 0] = await freePorts(1)
    await deployment.start('worker', worker)
    let api = await several('api', otherApi)
    let portal = await several('portal', other)
    const load = startLoad({ ...deployment, claimed: await makeClaim(deployment) })
    await pause(SETTLE_MS)
    const claim = makeClaim(deployment, 2)
    vault = await exchange('vault', vault, {})
    api = await exchange('api', api, {})
    portal = await exchange('portal', portal, {})
    if (!isShort) {
      portal = await exchange('portal', portal, other)
      api = await exchange('api', api, otherApi)
      vault = await exchange('vault', vault, otherVault)
    }
    say(`claim ${(await claim).claimNumber} was sent meanwhile`)
    const seen = load.versions()
    const { reads, writes, failures } = await load.stop()
    say(`${reads} requests that read and ${writes} that write, to ${seen} versions: ${failures.length} failed`)
    for (const failure of new Set(failures)) say(`  ${failure}`)
    if (failures.length > 0) throw new Error('requests failed while versions were exchanged')
    if (seen < 2) throw new Error('only one version was seen')
  } finally {
    await deployment.stop()
    for (const front of Object.values(fronts).flat()) await front.stop()
  }
}

try {
  await buildChanged(say)
  await withPostgres(roll)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
