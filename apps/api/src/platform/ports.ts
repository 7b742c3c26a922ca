import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Database } from '@amparo/database/database'
import type { DiskSpace } from '@amparo/service/disk-space'
import { BadSettings } from '@amparo/service/settings'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { SecretKeys } from './encrypted-details.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createEmbeddedMail } from './mail/embedded-mail.ts'
import type { Mail, MailDelivery } from './mail/mail.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { createSmtpMail, type SmtpSettings } from './mail/smtp-mail.ts'
import { createEmbeddedMalwareScan } from './malware-scan/embedded-malware-scan.ts'
import type { MalwareScan } from './malware-scan/malware-scan.ts'
import { createEmbeddedMaps } from './maps/embedded-maps.ts'
import { createGoogleMaps } from './maps/google-maps.ts'
import type { Maps } from './maps/maps.ts'
import { type EmbeddedObjectStore, openEmbeddedObjectStore } from './object-store/embedded-object-store.ts'
import { createEmbeddedPayments } from './payments/embedded-payments.ts'
import type { Payments } from './payments/payments.ts'
import { createStripePayments, type StripeOptions } from './payments/stripe-payments.ts'
import { createEmbeddedSms } from './sms/embedded-sms.ts'
import type { Sms } from './sms/sms.ts'
import { createCatalogueVehicles } from './vehicles/catalogue-vehicles.ts'
import type { Vehicles } from './vehicles/vehicles.ts'
import { createVpicVehicles } from './vehicles/vpic-vehicles.ts'

/** What the API needs from outside, each behind a port. */
export type Ports = {
  mail: Mail
  /** Null for mail that stays in the outbox. */
  mailDelivery: MailDelivery | null
  sms: Sms
  objectStore: EmbeddedObjectStore
  payments: Payments
  malwareScan: MalwareScan
  maps: Maps
  vehicles: Vehicles
  /** What the embedded mail and SMS adapters sent. */
  outbox: Outbox
}

type Options = {
  database: Database
  jobs: Jobs
  clock: Clock
  folder: string
  /** The space in that folder, if somebody watches it. */
  disk?: Pick<DiskSpace, 'reserve'>
  uploadSecret: string
  uploadOrigin: string
  catalogue: Catalogue
  log: FastifyBaseLogger
  /** Bytes of the largest file. */
  uploadLimit: number
  /** The address of NHTSA's vPIC service, if it is used. */
  vehiclesUrl?: string | undefined
  /** Stripe's secret key, if Stripe is used. */
  stripe?: StripeOptions | undefined
  /** The mail server, if one is used, and what encrypts mail on its way to it. */
  smtp?: SmtpSettings | undefined
  mailSecret: () => SecretKeys
  /** The key for Google's Places API, if it is used. */
  googleMapsKey?: string | undefined
}

/** The embedded adapter of every port whose settings name no other, with data in the database and the data folder. Not for production: no money moves and no message is sent. */
export async function openEmbeddedPorts(options: Options): Promise<Ports> {
  const { database, clock, folder, disk, uploadSecret: secret, uploadOrigin, uploadLimit: maxBytes } = options
  if (process.env.NODE_ENV === 'production')
    throw new BadSettings(
      'SMS, payments and uploads have embedded adapters only, which do not run with NODE_ENV=production',
    )
  const outbox = createOutbox({ database, clock })
  const smtp = openSmtp(options)
  return {
    mail: smtp ?? createEmbeddedMail(outbox),
    mailDelivery: smtp,
    sms: createEmbeddedSms(outbox),
    objectStore: await openEmbeddedObjectStore({
      database,
      folder,
      disk,
      secret,
      url: `${uploadOrigin}/uploads`,
      clock,
    }),
    payments: openPayments(options),
    malwareScan: createEmbeddedMalwareScan({ maxBytes }),
    maps: openMaps(options),
    vehicles: openVehicles(options),
    outbox,
  }
}

function openPayments({ database, stripe }: Options): Payments {
  return stripe ? createStripePayments(stripe) : createEmbeddedPayments({ database })
}

function openVehicles({ catalogue, clock, log, vehiclesUrl: url }: Options): Vehicles {
  const fallback = createCatalogueVehicles(catalogue)
  return url ? createVpicVehicles({ url, fallback, clock, log }) : fallback
}

function openSmtp({ smtp, mailSecret, database, jobs, clock, log }: Options) {
  return smtp ? createSmtpMail({ ...smtp, secret: mailSecret(), database, jobs, clock, log }) : null
}

function openMaps({ googleMapsKey: key, clock, log }: Options): Maps {
  const fallback = createEmbeddedMaps()
  return key ? createGoogleMaps({ key, fallback, clock, log }) : fallback
}
