import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PATIENCE_MS } from '@amparo/database/patient-work'
import { settingNames } from '@amparo/service/settings/setting-names'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { chartObjects, type KubernetesObject, readValues } from './chart-file.ts'

const values = readValues()
const objects = chartObjects(values)
/** Those that are only there if somebody wants them. */
const optional = chartObjects({
  ...values,
  without: ['payments'],
  backup: { ...values.backup, enabled: true },
  restore: { part: 'vault', file: 'amparo.backup', replace: true },
}).filter(({ kind, metadata }) => kind === 'NetworkPolicy' || /backup|restore/.test(metadata.name))
const ofKind = (kind: string) => objects.filter((one) => one.kind === kind)
const named = (kind: string, name: string) =>
  ofKind(kind).find(({ metadata }) => metadata.name === `amparo-${name}`) as KubernetesObject
const containerOf = (one: KubernetesObject) => one.spec.template.spec.containers[0]
const parts = ['portal', 'api', 'worker', 'vault']

/** Kubernetes' own schemas: types and required fields. They do not refuse fields that they do not know. */
const kinds = {
  CronJob: batch.CronJob,
  Deployment: apps.Deployment,
  HorizontalPodAutoscaler: autoscaling.HorizontalPodAutoscaler,
  Ingress: networking.Ingress,
  Job: batch.Job,
  NetworkPolicy: networking.NetworkPolicy,
  PodDisruptionBudget: policy.PodDisruptionBudget,
  Service: core.Service,
  ServiceAccount: core.ServiceAccount,
} as unknown as Record<string, new (object: KubernetesObject) => { validate(): void; apiVersion: string }>

describe('the chart', () => {
  it.each([...objects, ...optional].map((one) => [one.kind, one.metadata.name, one] as const))(
    'has an object that Kubernetes accepts: %s %s',
    (kind, _name, object) => {
      const Kind = kinds[kind] as (typeof kinds)[string]
      const made = new Kind(object)
      expect(() => made.validate()).not.toThrow()
      expect(object.apiVersion).toBe(made.apiVersion)
      expect(() => new Kind({ ...object, spec: 'none', metadata: 'none' } as never).validate()).toThrow()
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

  it.each(['migrate', 'migrate-vault'])(
    'tries %s once, and ends it before the five minutes after which Helm has given up',
    (name) => {
      const { spec } = named('Job', name)
      const { restartPolicy, terminationGracePeriodSeconds } = spec.template.spec
      expect([spec.backoffLimit, restartPolicy]).toEqual([0, 'Never'])
      expect(spec.activeDeadlineSeconds + terminationGracePeriodSeconds).toBeLessThan(300)
      // The time until a job runs counts: scheduling it and loading its image.
      expect(spec.activeDeadlineSeconds - PATIENCE_MS / 1_000).toBeGreaterThanOrEqual(120)
    },
  )

  it('prepares the bucket of its API for the pages of its portal, unless somebody else does', () => {
    const env = containerOf(named('Job', 'bucket')).env as { name: string; value: string }[]
    const given = (from: typeof env, name: string) => from.find((one) => one.name === name)?.value
    const api = containerOf(named('Deployment', 'api')).env
    for (const name of ['PORTAL_ORIGINS', 'S3_BUCKET', 'S3_REGION'])
      expect([name, given(env, name)]).toEqual([name, given(api, name)])
    const without = chartObjects({ ...values, bucket: { ...values.bucket, prepare: false } })
    expect(without.some(({ kind, metadata }) => kind === 'Job' && metadata.name === 'amparo-bucket')).toBe(false)
  })

  it('shows each host over TLS, and lets pages of each portal call', () => {
    const portals = ['lac.amparo.example', 'us.amparo.example']
    const made = chartObjects({ ...values, hosts: { ...values.hosts, portals }, proxies: 2 })
    const ingress = made.find(({ kind }) => kind === 'Ingress')
    const hosts = ingress?.spec.rules.map(({ host }: { host: string }) => host)
    expect(hosts).toEqual([...portals, 'vault.amparo.example'])
    expect(ingress?.spec.tls[0].hosts).toEqual(hosts)
    for (const one of made.filter(({ kind }) => kind === 'Deployment')) {
      const { env } = containerOf(one)
      expect(env).toContainEqual({
        name: 'PORTAL_ORIGINS',
        value: 'https://lac.amparo.example,https://us.amparo.example',
      })
      expect(env).toContainEqual({ name: expect.stringMatching(/^(AMPARO|VAULT)_PROXIES$/), value: '2' })
    }
  })

  it('takes its image from a registry that asks who asks', () => {
    const made = chartObjects({ ...values, image: { ...values.image, pullSecrets: [{ name: 'registry' }] } })
    const pods = made.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    expect(pods).toHaveLength(7)
    for (const { spec } of pods) expect(spec.template.spec.imagePullSecrets).toEqual([{ name: 'registry' }])
  })

  it('runs the portal in the version of everything else, or in its own while a release replaces it first', () => {
    const imagesOf = (portal: string) => {
      const made = chartObjects({
        ...values,
        image: { ...values.image, repository: 'a/amparo', tag: '1' },
        portal: { ...values.portal, image: { tag: portal } },
      }).filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      return Object.groupBy(made, (one) => containerOf(one).image)
    }
    expect(Object.keys(imagesOf(''))).toEqual(['a/amparo:1'])
    expect(imagesOf('2')['a/amparo:2']).toMatchObject([{ metadata: { name: 'amparo-portal' } }])
    expect(imagesOf('2')['a/amparo:1']).toHaveLength(6)
  })

  it('runs and backs up nothing that uses a database while a backup is restored, and leaves the number to the autoscaler otherwise', () => {
    const replicas = (made: KubernetesObject[]) =>
      parts.map((part) => made.find((one) => one.kind === 'Deployment' && one.metadata.name === `amparo-${part}`)?.spec)
    const stopped = replicas(chartObjects({ ...values, isStopped: true }))
    expect(stopped.map((spec) => spec.replicas)).toEqual([undefined, 0, 0, 0])
    const backup = { ...values.backup, enabled: true }
    const suspended = [true, false].map((isStopped) =>
      chartObjects({ ...values, backup, isStopped }).flatMap(({ kind, spec }) =>
        kind === 'CronJob' ? spec.suspend : [],
      ),
    )
    expect(suspended).toEqual([
      [true, true],
      [false, false],
    ])
    expect(replicas(objects).map((spec) => spec.replicas)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('backs up API and vault and restores one of them, each with its own database', () => {
    const [api, vault] = optional.filter(({ kind }) => kind === 'CronJob')
    const restore = optional.find(({ kind }) => kind === 'Job')
    const pods = [api?.spec.jobTemplate, vault?.spec.jobTemplate, restore].map((one) => one?.spec.template.spec)
    const command = 'apps/api/src/commands/backup.ts'
    expect(pods.map(({ containers }) => containers[0].args)).toEqual([
      [command, 'create', '--only', 'api'],
      [command, 'create', '--only', 'vault'],
      [command, 'restore', '/backups/amparo.backup', '--replace', '--only', 'vault'],
    ])
    const mounted = pods.map(({ volumes }) =>
      volumes
        .find(({ name }: { name: string }) => name === 'secrets')
        .secret.items.map(({ key }: { key: string }) => key),
    )
    expect(mounted).toEqual([
      ['DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      ['VAULT_DATABASE_URL'],
      ['VAULT_DATABASE_URL'],
    ])
    expect(objects.some(({ metadata }) => /backup-|restore/.test(metadata.name))).toBe(false)
  })
})
