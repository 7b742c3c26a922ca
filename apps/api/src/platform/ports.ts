import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Database } from '@amparo/database/database'
import type { DiskSpace } from '@amparo/service/limits/disk-space'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { SecretKeys } from './encrypted-details.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createEmbeddedMail } from './mail/embedded-mail.ts'
import type { Mail, MailDelivery } from './mail/mail.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { createClamdScan } from './malware-scan/clamd/clamd-scan.ts'
import { createEmbeddedMalwareScan } from './malware-scan/embedded-malware-scan.ts'
import type { MalwareScan } from './malware-scan/malware-scan.ts'
import { createEmbeddedMaps } from './maps/embedded-maps.ts'
import { createGoogleMaps } from './maps/google-maps.ts'
import type { Maps } from './maps/maps.ts'
import type { EmbeddedObjectStore } from './object-store/embedded/embedded-object-store.ts'
import type { ObjectStore } from './object-store/object-store.ts'
import { openObjectStore } from './object-store/open-object-store.ts'
import { createEmbeddedPayments } from './payments/embedded-payments.ts'
import { noPayments } from './payments/no-payments.ts'
import type { Payments } from './payments/payments.ts'
import { createStripePayments } from './payments/stripe-payments.ts'
import { createPortStates, type PortStates } from './port-states.ts'
import type { Repeat } from './repeat-every-minute.ts'
import type { Adapters } from './settings/adapters.ts'
import { assertRealPorts } from './settings/real-ports.ts'
import { createEmbeddedSms } from './sms/embedded-sms.ts'
import { noSms } from './sms/no-sms.ts'
import type { Sms } from './sms/sms.ts'
import { createTwilioSms } from './sms/twilio-sms.ts'
import { createCatalogueVehicles } from './vehicles/catalogue-vehicles.ts'
import type { Vehicles } from './vehicles/vehicles.ts'
import { createVpicVehicles } from './vehicles/vpic-vehicles.ts'

/** What the API needs from outside, each behind a port. */
export type Ports = {
  mail: Mail
  /** Null for mail that stays in the outbox. */
  mailDelivery: MailDelivery | null
  sms: Sms
  objectStore: ObjectStore
  /** The object store if it is the embedded one, to which browsers send files through the API. */
  embeddedStore: EmbeddedObjectStore | null
  payments: Payments
  malwareScan: MalwareScan
  maps: Maps
  vehicles: Vehicles
  /** What the embedded mail and SMS adapters sent. */
  outbox: Outbox
  states: () => Promise<PortStates>
  close(): void
}

type Options = Adapters & {
  database: Database
  jobs: Jobs
  repeat: Repeat
  clock: Clock
  /** Where the embedded object store keeps its files. */
  folder: string
  /** The space in that folder, if somebody watches it. */
  disk?: Pick<DiskSpace, 'reserve'>
  uploadSecret: string
  uploadOrigin: string
  catalogue: Catalogue
  log: FastifyBaseLogger
  /** Bytes of the largest file. */
  uploadLimit: number
  /** What encrypts mail on its way to the mail server. */
  mailSecret: () => SecretKeys
}

/** For every port the engine in the settings, or the embedded one. In production only real ones, or none where the product works without. */
export async function openPorts(options: Options): Promise<Ports> {
  const { database, clock, log } = options
  assertRealPorts(options, process.env)
  const outbox = createOutbox({ database, clock })
  const smtp = openSmtp(options)
  const { objectStore, embeddedStore, close } = await openObjectStore(options)
  const malwareScan = openMalwareScan(options)
  return {
    mail: smtp ?? createEmbeddedMail(outbox),
    mailDelivery: smtp,
    sms: openSms(options, outbox),
    objectStore,
    embeddedStore,
    payments: openPayments(options),
    malwareScan,
    maps: openMaps(options),
    vehicles: openVehicles(options),
    outbox,
    states: createPortStates({ object_store: objectStore.probe, malware_scan: malwareScan.probe }, { clock, log }),
    close,
  }
}

function openSms({ twilio, without = [] }: Options, outbox: Outbox): Sms {
  if (twilio) return createTwilioSms(twilio)
  return without.includes('sms') ? noSms : createEmbeddedSms(outbox)
}

function openMalwareScan({ clamdUrl: url, uploadLimit: maxBytes, log }: Options): MalwareScan {
  const contents = createEmbeddedMalwareScan({ maxBytes })
  return url ? createClamdScan({ url, contents, maxBytes, log }) : contents
}

function openPayments({ database, stripe, without = [] }: Options): Payments {
  if (stripe) return createStripePayments(stripe)
  return without.includes('payments') ? noPayments : createEmbeddedPayments({ database })
}

function openVehicles({ catalogue, clock, log, vehiclesUrl: url }: Options): Vehicles {
  const fallback = createCatalogueVehicles(catalogue)
  return url ? createVpicVehicles({ url, fallback, clock, log }) : fallback
}

function openSmtp({ smtp, mailSecret, database, jobs, repeat, clock, log }: Options) {
  return smtp ? createSmtpMail({ ...smtp, secret: mailSecret(), database, jobs, repeat, clock, log }) : null
}

function openMaps({ google, clock, log }: Options): Maps {
  const fallback = createEmbeddedMaps()
  return google ? createGoogleMaps({ ...google, fallback, clock, log }) : fallback
}
