export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that passed on their second try only. */
  flaky: string[]
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] }

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
  }
}

/** A check counts as one test. */
export function countCheck(ok: boolean): Counts {
  return { ...NONE, [ok ? 'passed' : 'failed']: 1 }
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that does not load contains no failed test, and counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )

  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: { status: string; projectName: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: unknown[]
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

export function countPlaywright(report: PlaywrightReport): Counts {
  const { errors, stats } = report

  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: flakyIn(report),
  }
}

function flakyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file}:${line} ${title} (${projectName})`),
  )

  return [...own, ...suites.flatMap(flakyIn)]
}

/** Whatever went wrong outside the tests (a crash, an unhandled rejection) must not end as "0 failed". */
export function withExitCode(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export function describe({ passed, failed, skipped, flaky }: Counts): string {
  const others = [skipped > 0 && `${skipped} skipped`, flaky.length > 0 && `${flaky.length} flaky`].filter(Boolean)

  return [`${passed} passed, ${failed} failed`, ...others].join(', ')
}
