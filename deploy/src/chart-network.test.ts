import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { chartObjects, type KubernetesObject, read, readValues, type Values } from './chart-file.ts'

const values = readValues()
const validate = new Ajv().compile(JSON.parse(read('values.schema.json')))
const withNetwork = (network: Values): Values => ({ ...values, network: { ...values.network, ...network } })
const policiesOf = (given: Values) => chartObjects(given).filter(({ kind }) => kind === 'NetworkPolicy')

type Rule = { to?: { ipBlock?: { cidr: string; except?: string[] } }[]; ports?: { port: number }[] }

function appsOf({ spec: { podSelector } }: KubernetesObject): string[] {
  return podSelector.matchExpressions?.[0].values ?? [podSelector.matchLabels.app]
}
const egressOf = (policies: KubernetesObject[], app: string): Rule[] =>
  policies.flatMap((one) => (appsOf(one).includes(`amparo-${app}`) ? (one.spec.egress ?? []) : []))
const blocksOf = (policies: KubernetesObject[], app: string) =>
  egressOf(policies, app).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []))

function reaching(given: Values, cidr: string): string[] {
  const policies = policiesOf(given)
  const apps = [...new Set(policies.flatMap(appsOf))].sort()
  return apps.filter((app) => blocksOf(policies, app.replace('amparo-', '')).some((block) => block.cidr === cidr))
}

describe('the network policies', () => {
  it('let only the vault reach the payment processor, and only its own reach its database', () => {
    expect(reaching(values, values.network.paymentProcessor[0])).toEqual(['amparo-vault'])
    expect(reaching({ ...values, without: ['payments'] }, values.network.paymentProcessor[0])).toEqual([])
    const own = ['amparo-backup-vault', 'amparo-migrate-vault', 'amparo-vault']
    expect(reaching(values, values.network.vaultDatabase)).toEqual(own)
  })

  it('close everything that they do not open, for every pod', () => {
    const made = chartObjects({ ...values, backup: { ...values.backup, enabled: true } })
    const { spec } = made.find(({ metadata }) => metadata.name === 'amparo-everything') as KubernetesObject
    expect([spec.ingress, spec.egress, spec.policyTypes]).toEqual([undefined, undefined, ['Ingress', 'Egress']])
    const pods = made.flatMap(({ spec }) => spec?.template ?? spec?.jobTemplate?.spec.template ?? [])
    expect(pods).toHaveLength(9)
    for (const { metadata } of pods) expect(spec.podSelector.matchExpressions[0].values).toContain(metadata.labels.app)
  })

  it('except the processor, the vault’s database and the machine’s own addresses from everything', () => {
    const everything = withNetwork({ otherServices: [{ cidr: '0.0.0.0/0', except: ['10.9.0.0/16'], ports: [443] }] })
    expect([validate(everything), validate.errors]).toEqual([true, null])
    const policies = policiesOf(everything)
    for (const app of ['api', 'worker', 'bucket', 'backup-api']) {
      const open = blocksOf(policies, app).find(({ cidr }) => cidr === '0.0.0.0/0')
      expect(open?.except).toEqual(['10.9.0.0/16', '203.0.113.0/24', '10.1.0.0/16', '169.254.0.0/16'])
    }
    for (const app of ['portal', 'vault', 'migrate'])
      expect(blocksOf(policies, app).map(({ cidr }) => cidr)).not.toContain('0.0.0.0/0')
  })

  it.each([
    [{ cidr: '52.0.0.0/8', ports: [443] }, false],
    [{ cidr: '52.0.0.0/8', except: [], ports: [443] }, true],
    [{ cidr: '10.0.0.0/0', except: [], ports: [443] }, false],
    [{ cidr: '10.2.0.0/16', ports: [443] }, true],
    [{ cidr: '169.254.169.254/32', ports: [80] }, true],
    [{ cidr: '10.2.0.0/16' }, false],
    [{ namespace: 'engines', ports: [3310] }, true],
    [{ pods: { app: 'clamd' }, ports: [3310] }, false],
  ])('are made of places such as %j: %s', (place, isGood) =>
    expect(validate(withNetwork({ otherServices: [place] }))).toBe(isGood),
  )

  it('let API and worker reach pods of another namespace', () =>
    expect(egressOf(policiesOf(values), 'worker')).toContainEqual({
      to: [
        {
          namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'amparo-engines' } },
          podSelector: { matchLabels: { app: 'clamd' } },
        },
      ],
      ports: [{ port: 3310 }],
    }))

  it.each([
    ['content', ['portal', 'api', 'worker']],
    ['telemetry', ['portal', 'api', 'worker', 'vault']],
    ['travelProvider', ['vault']],
  ])('open %s to those that use it', (name, apps) => {
    const given = withNetwork({ [name]: [{ cidr: '198.51.100.0/24', ports: [443] }] })
    expect(reaching(given, '198.51.100.0/24')).toEqual(apps.map((app) => `amparo-${app}`).toSorted())
  })

  it('let Prometheus read the metrics of every pod that serves, if there are any', () => {
    const metrics = policiesOf(values).find(({ metadata }) => metadata.name === 'amparo-metrics') as KubernetesObject
    expect(metrics.spec.ingress[0].ports).toEqual([{ port: 9464 }])
    const deployments = (given: Values) => chartObjects(given).filter(({ kind }) => kind === 'Deployment')
    expect(appsOf(metrics).toSorted()).toEqual(
      deployments(values)
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    )
    for (const { spec } of deployments(values)) {
      const [{ ports, env }] = spec.template.spec.containers
      expect(ports).toContainEqual({ name: 'metrics', containerPort: 9464 })
      expect(env).toContainEqual({ name: 'METRICS_PORT', value: '9464' })
      expect(env).toContainEqual({ name: 'METRICS_HOST', value: '0.0.0.0' })
    }
    const none = { ...values, metrics: { port: 0, namespace: 'monitoring' } }
    expect(policiesOf(none).some(({ metadata }) => metadata.name === 'amparo-metrics')).toBe(false)
    expect(JSON.stringify(deployments(none))).not.toMatch(/metrics/i)
  })
})
