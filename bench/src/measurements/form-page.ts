import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '@amparo/content/load-content'
import { findChromium } from '@amparo/e2e/find-chromium'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import type { Figure } from '../figures/measurement.ts'
import { formatRatio, median, ratioOf } from '../figures/ratio.ts'
import { withFolder } from '../npm-start.ts'
import type { Kind, Measured } from './form-page/in-the-page.tsx'

const ADDRESS = 'http://form.bench/'
const portal = join(import.meta.dirname, '../../../apps/portal')
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 24)
const WARM_UP = 3

const COUNTS = [30, 300, 1000] as const
/** Longer forms are reported without a goal, because no real form has that many questions. */
const GOAL_COUNT = 300
const GROWTH_GOAL = 1.5
const GOALS = { load: 1.5, keystroke: 1.3, reveal: 1.5 }
const NAMES = { load: 'first render', keystroke: 'keystroke to paint', reveal: 'reveal of 20 questions' }

/** Compares our form with a hand-written one that asks the same questions, alternating in one browser. */
export async function measure(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildPage(folder)
    // Without vsync a paint does not wait for the next frame, so that differences of a millisecond are visible.
    const { args, ...rest } = await findChromium()
    const browser = await chromium.launch({
      ...rest,
      args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    })
    try {
      const page = await browser.newPage()
      await page.route(`${ADDRESS}**`, (route) => {
        const file = new URL(route.request().url()).pathname.slice(1) || 'index.html'
        return route.fulfill({ path: join(folder, file) })
      })
      await page.goto(ADDRESS)
      await page.waitForFunction(() => 'measurePage' in window)

      const runs = await inTurns(page)
      return [...COUNTS.flatMap((count) => figuresOf(count, runs[count])), growthOf(runs)]
    } finally {
      await browser.close()
    }
  })
}

type Pair = [ours: Measured, other: Measured]

type Runs = Record<(typeof COUNTS)[number], Pair[]>

/** Measures all lengths in every round, so that runs of different lengths had the same noise. */
async function inTurns(page: Page): Promise<Runs> {
  const run = (kind: Kind, count: number) =>
    page.evaluate(([what, many]) => (window as never as Measuring).measurePage(what, many), [kind, count] as const)
  const runs: Runs = { 30: [], 300: [], 1000: [] }
  for (let turn = -WARM_UP; turn < pairsWanted; turn++) {
    for (const count of COUNTS) {
      const oursFirst = turn % 2 === 0
      const first = await run(oursFirst ? 'ours' : 'hand-written', count)
      const second = await run(oursFirst ? 'hand-written' : 'ours', count)
      if (turn >= 0) runs[count].push(oursFirst ? [first, second] : [second, first])
    }
  }
  return runs
}
type Measuring = { measurePage: (kind: Kind, count: number) => Promise<Measured> }

function figuresOf(count: number, pairs: readonly Pair[]): Figure[] {
  return (['load', 'keystroke', 'reveal'] as const).map((what) => {
    const times = pairs.map(([ours, other]) => [ours[what], other[what]] as const)
    const ratio = ratioOf(times)
    const [ours, other] = [0, 1].map((at) => median(times.map((pair) => pair[at] as number)).toFixed(1))

    return {
      name: `form of ${count}, ${NAMES[what]} / by hand`,
      figure: formatRatio(ratio),
      goal: count > GOAL_COUNT ? 'none' : `≤ ${GOALS[what]}`,
      met: count > GOAL_COUNT || ratio.high <= GOALS[what],
      note: `${pairs.length} alternating pairs, judged by the upper bound; ${ours} / ${other} ms`,
    }
  })
}

/** How much more a keystroke costs on a long page than on a short one, in our form and in the hand-written one. */
function growthOf(runs: Runs): Figure {
  const [ours, other] = ([0, 1] as const).map((kind) => {
    const keys = (count: keyof Runs) => runs[count].map((pair) => pair[kind].keystroke)
    const ratio = ratioOf(keys(GOAL_COUNT).map((time, turn) => [time, keys(30)[turn] as number] as const))
    return { ratio: formatRatio(ratio), high: ratio.high, times: COUNTS.map((count) => median(keys(count)).toFixed(1)) }
  }) as [Growth, Growth]

  return {
    name: `form, keystroke to paint at ${GOAL_COUNT} / at 30`,
    figure: ours.ratio,
    goal: `≤ ${GROWTH_GOAL}`,
    met: ours.high <= GROWTH_GOAL,
    note: `${ours.times.join(' / ')} ms at ${COUNTS.join(' / ')}; hand-written ${other.ratio}, ${other.times.join(' / ')} ms`,
  }
}
type Growth = { ratio: string; high: number; times: string[] }

/** A virtual file inside the portal's folder, because the portal exports nothing and its parts can only be imported from there. */
const entry = join(portal, 'src/form-bench.tsx')

async function buildPage(folder: string) {
  const content = loadContent().content('en_US', 'claim-form')
  const code = `
    import { useState } from 'react'
    import { createMemoryRouter, RouterProvider } from 'react-router'
    import './ui/tokens/tokens.css'
    import './ui/tokens/base.css'
    import { ClaimFormPage } from './features/claims/form/claim-form-page.tsx'
    import { createAppParts } from './session/app-parts.ts'
    import { AppProviders } from './session/app-providers.tsx'
    import { measurePage } from '${join(import.meta.dirname, 'form-page/in-the-page.tsx')}'

    const app = createAppParts({
      settings: { vaultOrigin: '', cmsBase: '/', space: 'bench', clockOffsetMs: 0, brand: 'amparo' },
      given: { locale: 'en_US', contents: { 'claim-form': ${JSON.stringify(content)} } },
    })
    const context = { today: '2026-01-15', locale: 'en_US', country: 'USA', application: {} }

    const Form = ({ page }) => <ClaimFormPage page={page} answers={{}} context={context} onSubmit={() => {}}>{null}</ClaimFormPage>
    const Around = ({ children }) => {
      const router = useState(() => createMemoryRouter([{ path: '*', element: children }]))[0]
      return <AppProviders app={app}><RouterProvider router={router} /></AppProviders>
    }
    window.measurePage = measurePage({ Form, Around })`
  await build({
    configFile: false,
    root: portal,
    logLevel: 'error',
    plugins: [
      { name: 'form-bench', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      target: 'es2024',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' } },
    },
  })
  const page =
    '<!doctype html><html lang="en"><link rel="stylesheet" href="/main.css"><script type="module" src="/main.js"></script>'
  writeFileSync(join(folder, 'index.html'), page)
}
