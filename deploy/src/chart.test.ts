import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { settingNames } from '@amparo/service/settings/setting-names'
import { Ajv } from 'ajv'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { chartObjects, type KubernetesObject, read, readValues } from './chart-file.ts'

const values = readValues()
const objects = chartObjects(values)
const ofKind = (kind: string) => objects.filter((one) => one.kind === kind)
const named = (kind: string, name: string) =>
  ofKind(kind).find(({ metadata }) => metadata.name === `amparo-${name}`) as KubernetesObject
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
    ['a host with a scheme', { ...values, hosts: { portal: 'https://a.example', vault: 'b.example' } }],
    ['a single replica', { ...values, api: { ...(values.api as object), replicas: { min: 1, max: 1 } } }],
    [
      'a setting that is no text',
      { ...values, vault: { ...(values.vault as object), settings: { VAULT_PROXIES: 1 } } },
    ],
    ['a bucket that is perhaps prepared', { ...values, bucket: { ...(values.bucket as object), prepare: 'yes' } }],
    ['no payment processor', { ...values, network: { ...(values.network as object), paymentProcessor: [] } }],
  ])('may not have %s', (_, wrong) => expect(validate(wrong)).toBe(false))
})

/** Kubernetes' own schemas: types and required fields. They do not refuse fields that they do not know. */
const kinds = {
  Deployment: apps.Deployment,
  HorizontalPodAutoscaler: autoscaling.HorizontalPodAutoscaler,
  Ingress: networking.Ingress,
  Job: batch.Job,
  NetworkPolicy: networking.NetworkPolicy,
  PodDisruptionBudget: policy.PodDisruptionBudget,
  Service: core.Service,
} as unknown as Record<string, new (object: KubernetesObject) => { validate(): void; apiVersion: string }>

describe('the chart', () => {
  it.each(objects.map((one) => [one.kind, one.metadata.name, one] as const))(
    'has an object that Kubernetes accepts: %s %s',
    (kind, _name, object) => {
      const Kind = kinds[kind] as (typeof kinds)[string]
      const made = new Kind(object)
      expect(() => made.validate()).not.toThrow()
      expect(object.apiVersion).toBe(made.apiVersion)
      expect(() => new Kind({ ...object, spec: 'none' }).validate()).toThrow()
    },
  )

  it.each(parts)(
    'starts %s from a file that is there, without rights, with probes, limits and time to stop',
    (part) => {
      const { spec } = named('Deployment', part).spec.template
      const [container] = spec.containers
      expect(existsSync(join(import.meta.dirname, '../..', container.args[0]))).toBe(true)
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.readinessProbe.httpGet.path).toBe('/readyz')
      expect(container.livenessProbe.httpGet.path).toBe('/livez')
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/)
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(values.drainSeconds) + 15)
      // Otherwise a service called vault would set VAULT_PORT.
      expect(spec.enableServiceLinks).toBe(false)
      expect(named('Deployment', part).spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
      expect(named('HorizontalPodAutoscaler', part).spec.minReplicas).toBe(2)
      expect(named('PodDisruptionBudget', part).spec.maxUnavailable).toBe(1)
    },
  )

  it('gives only settings that exist, and secrets only as files', () => {
    const given = [...ofKind('Deployment'), ...ofKind('Job')].flatMap((one) => containerOf(one).env) as {
      name: string
    }[]
    const names = given.map(({ name }) => name.replace(/_FILE$/, '')).filter((name) => name !== 'NODE_ENV')
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
    const open = given.filter(({ name }) => /(_SECRET|_KEY|_TOKEN|DATABASE_URL)$/.test(name)).map(({ name }) => name)
    expect(open).toEqual([])
  })

  it('applies migrations before anything else, and no pod applies them itself', () => {
    for (const job of ofKind('Job'))
      expect(job.metadata).toMatchObject({ annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } })
    for (const part of ['api', 'worker', 'vault'])
      expect(containerOf(named('Deployment', part)).env).toContainEqual({
        name: 'DATABASE_MIGRATIONS',
        value: 'expect',
      })
  })

  it('prepares the bucket of its API for the pages of its portal, unless somebody else does', () => {
    const env = containerOf(named('Job', 'bucket')).env as { name: string; value: string }[]
    const given = (from: typeof env, name: string) => from.find((one) => one.name === name)?.value
    const api = containerOf(named('Deployment', 'api')).env
    for (const name of ['PORTAL_ORIGINS', 'S3_BUCKET', 'S3_REGION'])
      expect([name, given(env, name)]).toEqual([name, given(api, name)])
    const without = chartObjects({ ...values, bucket: { ...(values.bucket as object), prepare: false } })
    expect(without.some(({ kind, metadata }) => kind === 'Job' && metadata.name === 'amparo-bucket')).toBe(false)
  })

  it('lets only the vault reach the payment processor, and only its own reach its database', () => {
    const { network } = values as { network: { paymentProcessor: string[]; vaultDatabase: string } }
    const reaching = (cidr: string) =>
      ofKind('NetworkPolicy').flatMap(({ metadata, spec }) =>
        JSON.stringify(spec.egress ?? []).includes(cidr) ? metadata.name : [],
      )
    for (const cidr of network.paymentProcessor) expect(reaching(cidr)).toEqual(['amparo-vault'])
    expect(reaching(network.vaultDatabase)).toEqual(['amparo-vault', 'amparo-migrate-vault'])
    const closed = named('NetworkPolicy', 'everything').spec
    expect([closed.ingress, closed.egress, closed.policyTypes]).toEqual([undefined, undefined, ['Ingress', 'Egress']])
    const covered = closed.podSelector.matchExpressions[0].values
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('Job')])
      expect(covered).toContain(spec.template.metadata.labels.app)
  })

  it('shows each host over TLS', () => {
    const [ingress] = ofKind('Ingress')
    const hosts = ingress?.spec.rules.map(({ host }: { host: string }) => host)
    expect(hosts).toEqual(['portal.amparo.example', 'vault.amparo.example'])
    expect(ingress?.spec.tls[0].hosts).toEqual(hosts)
  })
})
