import { spawnSync } from 'node:child_process'
import { root } from '../list-files.ts'

export type AuditResult = { is: 'clean' } | { is: 'found'; lines: string[] } | { is: 'not available'; reason: string }

/** Asks the registry about known vulnerabilities. Not every registry answers, and machines without a network have none. */
export function auditPackages(): AuditResult {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return auditResult(stdout ?? '')
}

type Report = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; via: readonly (string | { title: string })[] }>
}

export function auditResult(output: string): AuditResult {
  const report = parsed(output)
  if (!report?.vulnerabilities) return { is: 'not available', reason: report?.message ?? 'the registry did not answer' }
  const lines = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity !== 'info')
    .map(
      ([name, { severity, via }]) =>
        `${name}: ${severity}, ${via.map((one) => (typeof one === 'string' ? one : one.title)).join('; ')}`,
    )
  return lines.length === 0 ? { is: 'clean' } : { is: 'found', lines }
}

function parsed(output: string): Report | null {
  try {
    return JSON.parse(output) as Report
  } catch {
    return null
  }
}
