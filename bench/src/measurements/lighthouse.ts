import { findChromium } from '@amparo/e2e/find-chromium'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Figure } from '../figures/measurement.ts'
import { median } from '../figures/ratio.ts'
import { withProduct } from '../npm-start.ts'

const TIMES = 5
const DEBUG_PORT = 4939
const NOTE = `median of ${TIMES}, mobile, simulated slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU`

const audits = [
  { id: 'largest-contentful-paint', name: 'login LCP', goal: 1_200, format: seconds },
  { id: 'total-blocking-time', name: 'login TBT', goal: 150, format: milliseconds },
  { id: 'cumulative-layout-shift', name: 'login CLS', goal: 0.02, format: (shift: number) => shift.toFixed(3) },
] as const

/** Lighthouse with its mobile settings: it loads the page at full speed and calculates the times on a slow network and processor. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const runs: number[][] = []
    for (let time = 0; time < TIMES; time++) runs.push(await oneRun(`${portal}/login`))

    return audits.map(({ name, goal, format }, place) => {
      const values = runs.map((run) => run[place] as number)
      const middle = median(values)
      const note = `${NOTE} (${values.map(format).join(', ')})`
      return { name, figure: format(middle), goal: `≤ ${format(goal)}`, met: middle <= goal, note }
    })
  })
}

/** Starts a browser for each run, so that its cache is empty. */
async function oneRun(address: string): Promise<number[]> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${DEBUG_PORT}`] })
  try {
    const result = await lighthouse(address, {
      port: DEBUG_PORT,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyAudits: audits.map(({ id }) => id),
    })
    return audits.map(({ id }) => {
      const value = result?.lhr.audits[id]?.numericValue
      if (value === undefined) throw new Error(`lighthouse has no ${id}: ${result?.lhr.runtimeError?.message ?? ''}`)
      return value
    })
  } finally {
    await browser.close()
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function milliseconds(ms: number): string {
  return `${Math.round(ms)} ms`
}
