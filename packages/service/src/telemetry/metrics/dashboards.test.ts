import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { counted, counters } from './metrics-list.ts'
import { startMetrics } from './start-metrics.ts'

const folder = join(import.meta.dirname, '../../../../../deploy/telemetry')
const alerts = readFileSync(join(folder, 'alerts.yaml'), 'utf8')
const dashboard = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const inAlerts = [...alerts.matchAll(/expr: (?:>-\n)?((?:.|\n {10})+)/g)].map(([, expression = '']) => expression)
const inPanels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const metrics = startMetrics()
afterAll(() => metrics.stop())

const metricNames = (expression: string) =>
  expression.match(/\b(?:amparo|nodejs|process)_\w+/g) ?? (/\bup\{/.test(expression) ? ['up'] : [])

it.each([
  ['alerts', inAlerts],
  ['dashboard', inPanels],
])('every metric that the %s name is one of ours, and each expression names one', async (_, expressions) => {
  const rendered = await metrics.render()
  const known = new Set(['up', ...[...rendered.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(samplesOf)])
  expect(expressions.length).toBeGreaterThan(10)
  expect(expressions.filter((expression) => metricNames(expression).length === 0)).toEqual([])
  expect(expressions.flatMap(metricNames).filter((name) => !known.has(name))).toEqual([])
})

it('shows and watches everything that the product counts', () => {
  const used = new Set([...inAlerts, ...inPanels].flatMap(metricNames))
  expect(Object.keys({ ...counted, ...counters }).filter((name) => !used.has(`${name}_total`))).toEqual([])
})

it('every label value in an expression is one that the product counts', () => {
  const wrong = [...inAlerts, ...inPanels].flatMap((expression) =>
    Object.entries(counted).flatMap(([name, { labels }]) => {
      const asked = [...expression.matchAll(new RegExp(`${name}_total\\{(\\w+)=~?"([\\w|]+)"\\}`, 'g'))]
      return asked.flatMap(([, label = '', values = '']) => {
        const allowed: readonly string[] = (labels as Record<string, readonly string[]>)[label] ?? []
        return values.split('|').filter((value) => !allowed.includes(value))
      })
    }),
  )
  expect(wrong).toEqual([])
})

/** The names under which Prometheus stores a metric. */
function samplesOf([, name = '', type]: RegExpMatchArray): string[] {
  if (type === 'counter') return [`${name}_total`]
  if (type === 'histogram') return [`${name}_bucket`, `${name}_count`, `${name}_sum`]
  return [name]
}
