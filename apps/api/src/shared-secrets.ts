import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { Keyring } from '@amparo/service/secrets/sealing'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { BadSettings, refuseBadSettings } from '@amparo/service/settings/settings'
import type { SecretKeys } from './platform/encrypted-details.ts'
import { openHashKeys } from './platform/keys/hash-keys-repository.ts'
import { type SecretName, secretNames, settingOf } from './platform/keys/secret-names.ts'

export type GivenSecrets = Partial<Record<SecretName, Keyring>>

type SettingName = (typeof settingOf)[SecretName]
type Settings = { DATABASE_URL?: string | undefined } & Record<SettingName, string | undefined> &
  Record<`${SettingName}_PREVIOUS`, readonly string[]>

/** The secrets in the settings, in the format of those in files. With DATABASE_URL all of them are required. */
export function givenSecrets(settings: Settings): GivenSecrets {
  const given: GivenSecrets = {}
  const problems: string[] = []
  const hashed = (value: string) => hash('sha256', value, 'hex')
  for (const name of secretNames) {
    const setting = settingOf[name]
    const [value, previous] = [settings[setting], settings[`${setting}_PREVIOUS`]]
    if (value && previous.includes(value)) problems.push(`${setting}_PREVIOUS is wrong: ${setting} is one of them`)
    if (value) given[name] = { current: hashed(value), previous: previous.map(hashed) }
    else if (previous.length > 0) problems.push(`${setting} is missing: with ${setting}_PREVIOUS it has to be given`)
    else if (settings.DATABASE_URL)
      problems.push(`${setting} is missing: with DATABASE_URL it has to be given, the same to every replica`)
  }
  refuseBadSettings(problems)
  return given
}

/** A secret that is not configured is generated in a file next to the data. Previous ones are lines of another file. */
export async function openSecrets(
  database: Database,
  { folder, given = {} }: { folder: string; given?: GivenSecrets | undefined },
) {
  const secrets = secretNames.map((name) => ({
    name,
    setting: settingOf[name],
    keyring: given[name] ?? secretsInFiles(join(folder, `${name}.secret`)),
  }))
  const keys = await openHashKeys(database, secrets)
  return (name: SecretName): SecretKeys => keys.get(name) as SecretKeys
}

function secretsInFiles(file: string): Keyring {
  const older = `${file}.previous`
  const previous = existsSync(older)
    ? readFileSync(older, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []
  if (previous.some((secret) => !/^[0-9a-f]{64}$/.test(secret)))
    throw new BadSettings(`${older} is damaged: each line has 64 hexadecimal digits`)
  return { current: secretFile(file), previous }
}
