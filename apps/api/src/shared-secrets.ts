import { hash } from 'node:crypto'
import { join } from 'node:path'
import { secretFile } from '@amparo/service/secret-file'
import { BadSettings } from '@amparo/service/settings'

/** Secrets that all replicas on one database must share: what one writes with a secret, another must be able to read. */
const settingOf = {
  'long-operations': 'LONG_OPERATIONS_SECRET',
  'phone-verification': 'PHONE_VERIFICATION_SECRET',
  'claim-status': 'CLAIM_STATUS_SECRET',
  'payment-details': 'PAYMENT_DETAILS_SECRET',
  letters: 'LETTERS_SECRET',
  drafts: 'DRAFTS_SECRET',
  users: 'USERS_SECRET',
  policies: 'POLICIES_SECRET',
  mail: 'MAIL_SECRET',
  'object-store': 'OBJECT_STORE_SECRET',
} as const
export type SecretName = keyof typeof settingOf
export type GivenSecrets = Partial<Record<SecretName, string>>

type Settings = { DATABASE_URL?: string | undefined } & Record<(typeof settingOf)[SecretName], string | undefined>

/** The secrets in the settings, in the format of those in files. With DATABASE_URL all of them are required. */
export function givenSecrets(settings: Settings): GivenSecrets {
  const given: GivenSecrets = {}
  for (const [name, setting] of Object.entries(settingOf) as [SecretName, (typeof settingOf)[SecretName]][]) {
    const value = settings[setting]
    if (value) given[name] = hash('sha256', value, 'hex')
    else if (settings.DATABASE_URL)
      throw new BadSettings(`${setting} is missing: with DATABASE_URL it has to be given, the same to every replica`)
  }
  return given
}

/** A secret that is not configured is generated in a file next to the data. */
export function secretsFrom(folder: string, given: GivenSecrets = {}) {
  return (name: SecretName): string => given[name] ?? secretFile(join(folder, `${name}.secret`))
}
