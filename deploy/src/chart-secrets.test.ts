import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readApiSettings } from '@amparo/api/settings'
import { readPortalSettings } from '@amparo/portal/server/process/portal-settings'
import { readVaultSettings } from '@amparo/vault/settings/vault-settings'
import { Ajv } from 'ajv'
import { afterAll, describe, expect, it } from 'vitest'
import { chartObjects, type KubernetesObject, read, readValues, type Values } from './chart-file.ts'
import { settingsOfGuide } from './settings-of-guide.ts'

const values = readValues()
const validate = new Ajv().compile(JSON.parse(read('values.schema.json')))
const folder = mkdtempSync(join(tmpdir(), 'amparo-chart-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Key = { key: string; path: string }
type Volume = { name: string; secret?: { secretName: string; items: Key[] } }

function podOf(made: KubernetesObject[], name: string) {
  const one = made.find(
    ({ metadata, spec }) => metadata.name === `amparo-${name}` && spec?.template,
  ) as KubernetesObject
  const { spec } = one.spec.template
  const { secret } = spec.volumes.find((one: Volume) => one.name === 'secrets') as Volume
  return { spec, secretName: secret?.secretName, keys: secret?.items.map(({ key }) => key) ?? [] }
}

/** The variables of a pod, with files that have the content of a good secret. */
function environmentOf(made: KubernetesObject[], name: string): Record<string, string> {
  const { spec, keys } = podOf(made, name)
  for (const key of keys) writeFileSync(join(folder, key), contents[key] ?? '0123456789abcdef'.repeat(4))
  const variables = spec.containers[0].env as { name: string; value: string }[]
  return Object.fromEntries(variables.map((one) => [one.name, one.value.replace('/run/secrets', folder)]))
}
const contents: Record<string, string> = {
  DATABASE_URL: 'postgresql://amparo:x@host/amparo',
  VAULT_DATABASE_URL: 'postgresql://amparo:x@host/vault',
  SMTP_URL: 'smtps://amparo:x@host',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  OTLP_HEADERS: 'key=value',
  VAULT_PARTNER_KEYS: `partner:${'0'.repeat(64)}`,
}

const changed = (part: string, keys: Record<string, boolean>): Values => {
  const secret = values.secrets[part]
  return { ...values, secrets: { ...values.secrets, [part]: { ...secret, keys: { ...secret.keys, ...keys } } } }
}

describe('the secrets of the chart', () => {
  it.each([
    ['portal', 'portal'],
    ['api', 'API'],
    ['vault', 'vault'],
  ])('can be all that docs/operating.md knows for the %s, and no others', (part, inGuide) => {
    const isSecret = ({ name, explanation }: { name: string; explanation: string }) =>
      /\bsecret\b|^earlier /.test(explanation) || name.endsWith('DATABASE_URL')
    const known = settingsOfGuide().filter((one) => one.process.split(', ').includes(inGuide) && isSecret(one))
    const names = known.map(({ name }) => name).filter((name) => !/^(STRIPE|OTEL)_/.test(name))
    expect(Object.keys(values.secrets[part].keys).toSorted()).toEqual(names.toSorted())
  })

  it('are mounted where they are used, each with a variable that names its file', () => {
    const made = chartObjects(changed('api', { TWILIO_AUTH_TOKEN: true, MAIL_SECRET_PREVIOUS: true }))
    for (const part of ['api', 'worker']) {
      const { keys } = podOf(made, part)
      for (const key of ['S3_SECRET_ACCESS_KEY', 'TWILIO_AUTH_TOKEN', 'MAIL_SECRET_PREVIOUS'])
        expect([part, keys]).toEqual([part, expect.arrayContaining([key])])
      expect(keys).not.toContain('GOOGLE_MAPS_KEY')
    }
    for (const name of ['portal', 'api', 'worker', 'vault', 'bucket']) {
      const { spec, keys } = podOf(made, name)
      const files = spec.containers[0].env.filter((one: { name: string }) => one.name.endsWith('_FILE'))
      expect(files).toEqual(keys.map((key) => ({ name: `${key}_FILE`, value: `/run/secrets/${key}` })))
    }
    expect(podOf(chartObjects(changed('portal', { CMS_PREVIEW_TOKEN: true })), 'portal').keys).toEqual([
      'CMS_PREVIEW_TOKEN',
    ])
  })

  it.each([
    ['portal', 'DATABASE_URL'],
    ['api', 'VAULT_FINGERPRINT_KEY'],
    ['api', 'VAULT_DATABASE_URL'],
    ['api', 'STRIPE_SECRET_KEY'],
    ['vault', 'DATABASE_URL'],
    ['bucket', 'DATABASE_URL'],
  ])('never show %s what is another process’s: %s', (part, key) => {
    expect(validate(changed(part, { [key]: true }))).toBe(false)
    expect(podOf(chartObjects(values), part).keys).not.toContain(key)
  })

  it('are not needed for storage that knows the account under which API and worker run', () => {
    const none = { S3_ACCESS_KEY_ID: false, S3_SECRET_ACCESS_KEY: false }
    const secrets = { ...changed('api', none).secrets, bucket: changed('bucket', none).secrets.bucket }
    const annotations = { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/amparo' }
    const api = { create: true, name: 'amparo-files', annotations }
    const cloud = { ...values, secrets, serviceAccounts: { ...values.serviceAccounts, api } }
    expect([validate(cloud), validate.errors]).toEqual([true, null])
    const made = chartObjects(cloud)
    const account = made.find(({ kind, metadata }) => kind === 'ServiceAccount' && metadata.name === 'amparo-files')
    expect(account?.metadata).toMatchObject({ annotations })
    for (const part of ['api', 'worker']) expect(podOf(made, part).spec.serviceAccountName).toBe('amparo-files')
    // A volume of a secret without a list of keys would show all of them.
    expect(podOf(made, 'bucket')).toMatchObject({ secretName: undefined, keys: [] })
    expect(podOf(made, 'bucket').spec.serviceAccountName).toBe('amparo-bucket')
    expect(readApiSettings(environmentOf(made, 'api'))).toMatchObject({ S3_BUCKET: 'amparo-uploads' })
  })
})

describe('the settings of the chart', () => {
  it('are accepted by each process', () => {
    const made = chartObjects(values)
    expect(readApiSettings(environmentOf(made, 'api'))).toMatchObject({ AMPARO_JOBS: 'elsewhere' })
    expect(readApiSettings(environmentOf(made, 'worker'))).toMatchObject({ AMPARO_JOBS: 'here' })
    expect(readPortalSettings(environmentOf(made, 'portal'))).toMatchObject({ AMPARO_PROXIES: 1 })
    expect(readVaultSettings(environmentOf(made, 'vault')).paymentProcessor.kind).toBe('stripe')
  })

  it('are accepted without an account with the payment processor', () => {
    const made = chartObjects({ ...values, without: [...values.without, 'payments'] })
    expect(readApiSettings(environmentOf(made, 'api')).AMPARO_WITHOUT).toContain('payments')
    expect(podOf(made, 'vault').keys).not.toContain('STRIPE_SECRET_KEY')
    expect(readVaultSettings(environmentOf(made, 'vault')).paymentProcessor.kind).toBe('none')
  })
})
