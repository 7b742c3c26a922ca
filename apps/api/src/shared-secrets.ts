import { hash } from 'node:crypto'
import { join } from 'node:path'
import { secretFile } from '@amparo/service/secret-file'
import { BadSettings } from '@amparo/service/settings'

/** What replicas on one database have to share: one could not read, or find again, what another made with a secret of its own. */
const settingOf = {
  'long-operations': 'LONG_OPERATIONS_SECRET',
  'phone-verification': 'PHONE_VERIFICATION_SECRET',
  'claim-status': 'CLAIM_STATUS_SECRET',
  'payment-details': 'PAYMENT_DETAILS_SECRET',
  'object-store': 'OBJECT_STORE_SECRET',
} as const
export type SecretName = keyof typeof settingOf
export type GivenSecrets = Partial<Record<SecretName, string>>

type Settings = { DATABASE_URL?: string | undefined } & Record<(typeof settingOf)[SecretName], string | undefined>

/** Those that the settings give, in the shape of those that live in files. With a database of others all have to be given. */
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

/** A secret that nobody gave lives beside the data. */
export function secretsFrom(folder: string, given: GivenSecrets = {}) {
  return (name: SecretName): string => given[name] ?? secretFile(join(folder, `${name}.secret`))
}
