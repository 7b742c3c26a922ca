import { uploadLimits, uploadQuotas } from '@amparo/rules/claims/sent-file'
import { createCallCounts } from '@amparo/service/limits/call-counts'
import type { DiskSpace } from '@amparo/service/limits/disk-space'
import { readForMetrics } from '@amparo/service/telemetry/metrics/readings'
import type { AreaOptions } from './area-options.ts'
import { type Areas, createAreas } from './create-areas.ts'
import { startDatabaseJobs } from './platform/jobs/database-jobs.ts'
import { jobReadings } from './platform/jobs/job-readings.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
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

  for (const handler of [...jobsOf(areas), ...(ports.mailDelivery?.jobs ?? [])]) await jobs.work(handler)
  const catchUp = async () => {
    await areas.claimRegister.sealOlder()
    await areas.longOperations.older.requeue()
    await areas.purchases.requeueUnfinished()
  }
  const catchingUp = repeat(catchUp, {
    log,
    name: 'requeue unfinished work',
    failure: 'unfinished work was not requeued',
    startsNow: true,
  })
  // Separate, because a day's charges may take longer than the other work may wait.
  const charging = repeat(areas.billing.catchUp, { log, name: 'billing', failure: 'billing failed', startsNow: true })

  const stopReadings = readForMetrics(() => jobReadings(database))

  return {
    database,
    ports,
    areas,
    counts,
    async stop() {
      stopReadings()
      // Areas close before the repeated work stops, so that billing only finishes the charges it has begun.
      await Promise.all(Object.values(areas).map((area) => 'close' in area && area.close()))
      await ports.mailDelivery?.close()
      await catchingUp.stop()
      await charging.stop()
      await jobs.stop()
      await counts.close()
      ports.close()
      await database.close()
    },
  }
}

function jobsOf(areas: Areas): JobHandler[] {
  return Object.values(areas).flatMap((area): readonly JobHandler[] => ('jobs' in area ? area.jobs : []))
}

/** For a process that leaves to others what is due each minute. */
const never = () => ({ stop: async () => {} })
