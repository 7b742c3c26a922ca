import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { chartObjects, type KubernetesObject, read, readValues } from './chart-file.ts'

const values = readValues()
const objects = chartObjects(values)
const containerOf = (one: KubernetesObject) => one.spec.template.spec.containers[0]
const parts = ['portal', 'api', 'worker', 'vault']

describe('the values', () => {
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('values.schema.json')))

  it('are valid by their schema, and the chart says what it is', () => {
    expect([validate(values), validate.errors]).toEqual([true, null])
    expect(parse(read('Chart.yaml'))).toMatchObject({ apiVersion: 'v2', name: 'amparo', type: 'application' })
  })

  it.each([
    ['an unknown one', { ...values, potral: {} }],
    ['a host with a scheme', { ...values, hosts: { portals: ['https://a.example'], vault: 'b.example' } }],
    ['a portal without a host', { ...values, hosts: { ...values.hosts, portals: [] } }],
    ['a single replica', { ...values, api: { ...values.api, replicas: { min: 1, max: 1 } } }],
    ['a setting that is no text', { ...values, vault: { ...values.vault, settings: { VAULT_TOKEN_HOURS: 1 } } }],
    ['a bucket that is perhaps prepared', { ...values, bucket: { ...values.bucket, prepare: 'yes' } }],
    ['no payment processor', { ...values, network: { ...values.network, paymentProcessor: [] } }],
    ['an API of its own version', { ...values, api: { ...values.api, image: { tag: '2' } } }],
    ['a thing that nobody can do without', { ...values, without: ['mail'] }],
  ])('may not have %s', (_, wrong) => expect(validate(wrong)).toBe(false))

  it('may not set what the chart sets, nor a secret, among the settings', () => {
    const set = objects.flatMap((one) => (one.kind === 'Deployment' ? containerOf(one).env : []))
    const settings = parts.flatMap((part) => Object.keys(values[part].settings ?? {}))
    for (const { name } of set.filter((one) => ![...settings, 'PHONE_VERIFIED_BENEFITS'].includes(one.name))) {
      const given = { [name.replace(/_FILE$/, '')]: '1' }
      expect([name, validate({ ...values, api: { ...values.api, settings: given } })]).toEqual([name, false])
    }
  })

  it('need no more connections than PostgreSQL has by default, with some left for other things', () => {
    const { api, worker, vault } = values
    const pods = api.replicas.max + 1 + worker.replicas.max + 1
    expect(pods * (Number(api.settings.DATABASE_POOL) + 2)).toBe(90)
    expect((vault.replicas.max + 1) * 10).toBeLessThanOrEqual(90)
  })
})
