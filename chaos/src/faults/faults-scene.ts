import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresScene } from '../postgres-scene.ts'
import { seeded } from '../random.ts'
import type { Scene, Victim } from '../scene.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { clockSettings, jumpingClock } from './jumping-clock.ts'
import { storageAway } from './storage-away.ts'

export const faultKinds = ['kill', 'database', 'network', 'storage', 'clock'] as const
export type FaultKind = (typeof faultKinds)[number]

type Options = {
  seed: number
  kinds: readonly FaultKind[]
  /** Ends PostgreSQL as a crash would, and starts it again. Null for a server that is not ours. */
  restartPostgres: (() => Promise<void>) | null
  log: (line: string) => void
}

/** A statement on a connection that is half open must not wait for half a minute here. */
const TIMEOUT_SECONDS = '3'

/** Two replicas behind proxies, on a PostgreSQL behind a proxy, and everything that can happen to them. */
export async function faultsScene(server: string, { seed, kinds, restartPostgres, log }: Options): Promise<Scene> {
  const random = seeded(seed + 1_000)
  const common = { random, log }
  const clocks = mkdtempSync(join(tmpdir(), 'amparo-clocks-'))
  const toDatabase = await startFaultProxy({ port: Number(new URL(server).port), ...common })
  const scene = await postgresScene(server, {
    settings: { ...clockSettings(clocks), DATABASE_TIMEOUT_SECONDS: TIMEOUT_SECONDS },
    replicaUrl: (url) => Object.assign(new URL(url), { port: String(toDatabase.port) }).href,
  })
  const ports = scene.origins.map((origin) => Number(new URL(origin).port))
  // Half-open connections of browsers only end when somebody gives up waiting, after a minute.
  const faults = ['reset', 'refuse', 'stall', 'slow'] as const
  const toReplicas = await Promise.all(ports.map((port) => startFaultProxy({ port, faults, ...common })))
  const proxies = [toDatabase, ...toReplicas]
  const victims: Record<FaultKind, readonly Victim[]> = {
    kill: scene.victims,
    database: restartPostgres ? [postgres(restartPostgres, log)] : [],
    network: [toDatabase.victim, toDatabase.victim, ...toReplicas.map(({ victim }) => victim)],
    storage: [storageAway(scene.objects, common)],
    clock: ports.map((port) => jumpingClock({ folder: clocks, port }, common)),
  }

  return {
    ...scene,
    origins: toReplicas.map(({ port }) => `http://127.0.0.1:${port}`),
    victims: kinds.flatMap((kind) => victims[kind]),
    async stop() {
      await scene.stop()
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      rmSync(clocks, { recursive: true, force: true })
    },
  }
}

function postgres(restart: () => Promise<void>, log: (line: string) => void): Victim {
  return {
    async kill() {
      log('PostgreSQL ends and starts again')
      await restart()
    },
    start: async () => {},
  }
}
