import { createHmac } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Ports } from '../platform/ports.ts'
import { checkFileJob, createFileCheck } from './check-file.ts'
import { createFileArrivals } from './file-arrivals.ts'
import { createFilesRepository } from './files-repository.ts'
import { type SentDocument, sentFiles } from './sent-files.ts'
import { createFileSweep } from './sweep-files.ts'

const SWEEP_EVERY_MS = 60_000

export type Files = Awaited<ReturnType<typeof startFiles>>

type Parts = {
  database: Database
  ports: Pick<Ports, 'objectStore' | 'malwareScan'>
  jobs: Jobs
  clock: Clock
  log: FastifyBaseLogger
  /** Bytes of the largest file. */
  uploadLimit: number
  /** For the hashes of addresses; 32 bytes in hex, the same in every replica. */
  secret: string
}

/** Everything about files that people send. Every replica checks and sweeps. */
export async function startFiles({ database, ports, jobs, clock, log, uploadLimit, secret }: Parts) {
  const repository = createFilesRepository(database)
  const arrivals = createFileArrivals({ database, repository, jobs, clock, ...ports })
  const check = createFileCheck({ repository, clock, log, uploadLimit, ...ports })
  const sweep = createFileSweep({ database, repository, arrivals, jobs, clock, ...ports })
  await jobs.work(checkFileJob, check)

  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((error) => log.error({ err: error }, 'files not swept'))
  }, SWEEP_EVERY_MS).unref()

  return {
    repository,
    addressHash: (address: string) =>
      createHmac('sha256', Buffer.from(secret, 'hex')).update(`address\0${address}`).digest('base64url'),
    sent: (documents: readonly SentDocument[]) => sentFiles(documents, repository.approvedFiles),
    ...arrivals,
    check,
    sweep,
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
