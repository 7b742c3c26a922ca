import { uploadLimits, uploadQuotas } from '@amparo/rules/claims/sent-file'
import { createCallCounts } from '@amparo/service/limits/call-counts'
import type { DiskSpace } from '@amparo/service/limits/disk-space'
import { readForMetrics } from '@amparo/service/telemetry/metrics/readings'
import type { AreaOptions } from './area-options.ts'
import { createAreas } from './create-areas.ts'
import { startDatabaseJobs } from './platform/jobs/database-jobs.ts'
import { jobReadings } from './platform/jobs/job-readings.ts'
import { openPorts } from './platform/ports.ts'
import { repeatInTurns } from './platform/repeat-in-turns.ts'
import type { Adapters } from './platform/settings/adapters.ts'
import { type GivenSecrets, openSecrets } from './shared-secrets.ts'

type Options = Omit<AreaOptions, 'uploadLimit' | 'uploadQuotas'> &
  Adapters & {
    /** The size of the largest allowed file in bytes (C-X01). */
    uploadLimit?: number
    uploadQuotas?: AreaOptions['uploadQuotas']
    /** Where the embedded ports store their files, and the origin under which a browser reaches the object store. */
    folder: string
    uploadOrigin: string
    /** The space in that folder, if somebody watches it. */
    disk?: Pick<DiskSpace, 'reserve'>
    /** False in an API beside which workers run: they do the jobs and what is due each minute. */
    runsJobs?: boolean
    /** Secrets that are not read from files in the folder. */
    secrets?: GivenSecrets
  }

export type Api = Awaited<ReturnType<typeof assembleApi>>

/** Opens the ports, creates the areas and starts their jobs. The database is already open and migrated. */
export async function assembleApi(options: Options) {
  const { database, log, uploadLimit = uploadLimits.desktop, runsJobs = true } = options
  const secret = await openSecrets(database, { folder: options.folder, given: options.secrets })
  const jobs = await startDatabaseJobs({ database, log, isWorker: runsJobs })
  const repeat = runsJobs ? repeatInTurns(database) : never
  const counts = createCallCounts({ clock: options.clock, shared: { database, log, secret: secret('users').hashes } })
  const ports = await openPorts({
    ...options,
    jobs,
    repeat,
    uploadLimit,
    uploadSecret: secret('object-store').hashes,
    mailSecret: () => secret('mail'),
  })
  const areas = await createAreas({ uploadQuotas, ...options, uploadLimit }, { ports, jobs, repeat, counts, secret })
  const { files, billing, purchases, submission, claimStatus, paymentForm, longOperations } = areas

  for (const { jobs: handlers } of [files, billing, purchases, submission, claimStatus, paymentForm])
    for (const handler of handlers) await jobs.work(handler)
  for (const handler of ports.mailDelivery?.jobs ?? []) await jobs.work(handler)
  const catchUp = async () => {
    await areas.claimRegister.sealOlder()
    await longOperations.requeueUnfinished()
    await purchases.requeueUnfinished()
  }
  const catchingUp = repeat(catchUp, { log, failure: 'unfinished work was not requeued', startsNow: true })
  // Separate, because a day's charges may take longer than the other work may wait.
  const charging = repeat(billing.catchUp, { log, failure: 'billing failed', startsNow: true })

  const stopReadings = readForMetrics(() => jobReadings(database))

  return {
    database,
    ports,
    areas,
    counts,
    async stop() {
      stopReadings()
      await areas.pdf.close()
      await files.close()
      await areas.users.close()
      await areas.draftTransfers.close()
      await areas.privacy.close()
      await ports.mailDelivery?.close()
      await billing.close()
      await purchases.close()
      await catchingUp.stop()
      await charging.stop()
      await jobs.stop()
      await counts.close()
      await areas.cards.close()
      ports.close()
      await database.close()
    },
  }
}

/** For a process that leaves to others what is due each minute. */
const never = () => ({ stop: async () => {} })
