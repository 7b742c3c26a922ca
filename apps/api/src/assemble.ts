import { uploadLimits, uploadQuotas } from '@amparo/rules/claims/sent-file'
import type { DiskSpace } from '@amparo/service/disk-space'
import type { AreaOptions } from './area-options.ts'
import { createAreas } from './create-areas.ts'
import { startDatabaseJobs } from './platform/jobs/database-jobs.ts'
import type { SmtpSettings } from './platform/mail/smtp-mail.ts'
import type { StripeOptions } from './platform/payments/stripe-payments.ts'
import { openEmbeddedPorts } from './platform/ports.ts'
import { repeatEveryMinute } from './platform/repeat-every-minute.ts'
import { type GivenSecrets, openSecrets } from './shared-secrets.ts'

type Options = Omit<AreaOptions, 'uploadLimit' | 'uploadQuotas'> & {
  /** The size of the largest allowed file in bytes (C-X01). */
  uploadLimit?: number
  uploadQuotas?: AreaOptions['uploadQuotas']
  /** Where the embedded ports store their files, and the origin under which a browser reaches the object store. */
  folder: string
  uploadOrigin: string
  /** The space in that folder, if somebody watches it. */
  disk?: Pick<DiskSpace, 'reserve'>
  vehiclesUrl?: string | undefined
  stripe?: StripeOptions | undefined
  /** The mail server; without one, mail stays in the outbox. */
  smtp?: SmtpSettings | undefined
  googleMapsKey?: string | undefined
  /** Secrets that are not read from files in the folder. */
  secrets?: GivenSecrets
}

export type Api = Awaited<ReturnType<typeof assembleApi>>

/** Opens the ports, creates the areas and starts their jobs. The database is already open and migrated. */
export async function assembleApi(options: Options) {
  const { database, log, uploadLimit = uploadLimits.desktop } = options
  const secret = await openSecrets(database, { folder: options.folder, given: options.secrets })
  const jobs = await startDatabaseJobs({ database, log })
  const ports = await openEmbeddedPorts({
    ...options,
    jobs,
    uploadLimit,
    uploadSecret: secret('object-store').hashes,
    mailSecret: () => secret('mail'),
  })
  const areas = await createAreas({ uploadQuotas, ...options, uploadLimit }, { ports, jobs, secret })
  const { files, billing, purchases, submission, claimStatus, paymentForm, longOperations } = areas

  for (const { jobs: handlers } of [files, billing, purchases, submission, claimStatus, paymentForm])
    for (const handler of handlers) await jobs.work(handler)
  for (const handler of ports.mailDelivery?.jobs ?? []) await jobs.work(handler)
  const catchUp = async () => {
    await areas.claimRegister.sealOlder()
    await longOperations.requeueUnfinished()
    await purchases.requeueUnfinished()
  }
  await catchUp()
  const catchingUp = repeatEveryMinute(catchUp, { log, failure: 'unfinished work was not requeued' })
  // Separate, because a day's charges may take longer than the other work may wait.
  const charging = repeatEveryMinute(billing.catchUp, { log, failure: 'billing failed', startsNow: true })

  return {
    database,
    ports,
    areas,
    async stop() {
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
      await areas.cards.close()
      await database.close()
    },
  }
}
