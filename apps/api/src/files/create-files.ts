import type { Catalogue } from '@amparo/catalogue/catalogue'
import { isInCatalogue } from '@amparo/catalogue/products/find-product'
import { getFileState } from '@amparo/contract/files'
import type { Database } from '@amparo/database/database'
import type { UploadQuotas } from '@amparo/rules/claims/sent-file'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { handleJob, type Jobs } from '../platform/jobs/jobs.ts'
import { embeddedObjectStoreRoutes } from '../platform/object-store/embedded/embedded-object-store-routes.ts'
import type { Ports } from '../platform/ports.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import { checkFileJob, createFileCheck } from './check-file.ts'
import { createFileArrivals } from './file-arrivals.ts'
import { createFilesRepository } from './files-repository/files-repository.ts'
import { approvedKey } from './object-keys.ts'
import { type SentDocument, sentFiles } from './sent-files.ts'
import { createFileSigning } from './sign-file.ts'
import { createFileSweep } from './sweep-files.ts'
import { createUploadQuotas } from './upload-quotas.ts'

type Parts = {
  database: Database
  /** Its products say which numbers in a PDF are those of cards. */
  catalogue: Pick<Catalogue, 'bins' | 'diners'>
  ports: Pick<Ports, 'objectStore' | 'embeddedStore' | 'malwareScan'>
  jobs: Jobs
  repeat: Repeat
  clock: Clock
  log: FastifyBaseLogger
  /** Bytes of the largest file. */
  uploadLimit: number
  uploadQuotas: UploadQuotas
  /** For the hashes of senders and addresses; 32 bytes in hex, the same in every replica. */
  secret: string
}

export type Files = ReturnType<typeof createFiles>

/** The files that people send, from the permission to upload one to approved or refused. Every worker checks files; one of them sweeps each minute. */
export function createFiles({ database, catalogue, ports, jobs, repeat, clock, log, ...options }: Parts) {
  const { uploadLimit, uploadQuotas, secret } = options
  const repository = createFilesRepository(database)
  const quotas = createUploadQuotas({ database, quotas: uploadQuotas, secret })
  const arrivals = createFileArrivals({ database, repository, quotas, jobs, clock, ...ports })
  const check = createFileCheck({
    repository,
    clock,
    log,
    uploadLimit,
    isInCatalogue: (digits) => isInCatalogue(catalogue, digits),
    ...ports,
  })
  const sweep = createFileSweep({ database, repository, quotas, arrivals, jobs, clock, ...ports })
  const sweeping = repeat(sweep.all, { log, name: 'sweep files', failure: 'files not swept' })
  const { objectStore, embeddedStore: store } = ports

  return {
    repository,
    check,
    sweep: sweep.all,
    /** Permission to send one file. The caller has already identified the sender. */
    sign: createFileSigning({ database, repository, quotas, objectStore, clock, uploadLimit }),
    personalData: {
      erase: repository.erase,
      removeErased: sweep.removeUnused,
      /** The content of an approved file; `id` is the stored hash. Null if there is none. */
      async read(id: string): Promise<{ name: string; content: Buffer } | null> {
        const file = await repository.findStored(id)
        const object = file && (await objectStore.get(approvedKey(file.object)))
        return object && { name: file.name, content: Buffer.concat(await object.content.toArray()) }
      },
    },
    /** The approved ones of the files that were sent for documents, and the positions of the others. */
    sent: (documents: readonly SentDocument[]) => sentFiles(documents, repository.findAll),

    routes: [
      // C-X70: a store that does not notify us of an upload is asked while the browser waits.
      implement(getFileState, async ({ params: { fileApprovalId }, refuse }) => {
        const file = (await repository.find(fileApprovalId)) ?? refuse('unknown_file')
        const current = (await arrivals.look(file)) ?? (await repository.find(fileApprovalId))
        const { state, reason } = current ?? refuse('unknown_file')
        return { state, reason }
      }),
    ],
    plugins: store
      ? [(app: FastifyInstance) => embeddedObjectStoreRoutes(app, { store, onUpload: arrivals.arrived })]
      : [],
    jobs: [handleJob(checkFileJob, check)],
    close: sweeping.stop,
  }
}
