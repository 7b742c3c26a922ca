import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that passed on their second try only. */
  flaky: string[]
  /** The failed tests by name, with their messages: whoever sees only the last lines of a run needs them there. */
  failures: string[]
}

const MESSAGE_LINES = 12
/** A stack trace, and what stands above it. */
const CHECK_LINES = 24

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] }

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
    failures: [...a.failures, ...b.failures],
  }
}

/** A check counts as one test. Its last lines say why it failed. */
export function countCheck(name: string, { ok, output }: { ok: boolean; output: string }): Counts {
  if (ok) return { ...NONE, passed: 1 }
  const lastLines = stripVTControlCharacters(output).trim().split('\n').slice(-CHECK_LINES)
  return { ...NONE, failed: 1, failures: [[name, ...lastLines].join('\n    ')] }
}

export interface VitestReport {
  numPassedTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; tags?: string[]; failureMessages?: string[] }[]
}

/** A file that does not load contains no failed test, and counts as one. What was not selected by its tags does not count as skipped. */
export function countVitest(report: VitestReport, isSelected: (tags: readonly string[]) => boolean): Counts {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failure(file, 'does not load', message)]

    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]))
  })

  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => ['skipped', 'pending', 'todo'].includes(status) && isSelected(tags))

  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: skipped.length,
    flaky: [],
    failures,
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  projectName: string
  results: { error?: { message?: string } }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[]
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

export function countPlaywright(report: PlaywrightReport): Counts {
  const { errors, stats } = report
  const tests = testsIn(report)
  const unexpected = tests.filter(({ status }) => status === 'unexpected')

  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ place, title }) => `${place} ${title}`),
    failures: [
      ...unexpected.map(({ place, title, results }) => failure(place, title, results[0]?.error?.message)),
      ...errors.map(({ message }) => failure('outside of', 'stories', message)),
    ],
  }
}

function testsIn({ suites = [], specs = [] }: PlaywrightSuite): (PlaywrightTest & { place: string; title: string })[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, place: `${file}:${line}`, title: `${title} (${test.projectName})` })),
  )

  return [...own, ...suites.flatMap(testsIn)]
}

/** Name and the beginning of the message, which says what was expected. */
function failure(place: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)

  return [`${place} ${title}`, ...lines].join('\n    ')
}

/** Whatever went wrong outside the tests (a crash, an unhandled rejection) must not end as "0 failed". */
export function withExitCode(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: ['outside of the tests'] }
}

export function describe({ passed, failed, skipped, flaky }: Counts): string {
  const others = [skipped > 0 && `${skipped} skipped`, flaky.length > 0 && `${flaky.length} flaky`].filter(Boolean)

  return [`${passed} passed, ${failed} failed`, ...others].join(', ')
}
