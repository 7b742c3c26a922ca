import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '@amparo/e2e/find-chromium'
import { chromium, type Page } from '@playwright/test'
import type { Figure, MeasuredPage } from '../figures/measurement.ts'
import { withProduct } from '../npm-start.ts'
import { allPages } from '../pages/all-pages.ts'

const GOAL = 0.02
const PHONE = { width: 390, height: 844 }
/** Slow 4G as Lighthouse defines it, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Long enough for late content to appear. */
const SETTLE_MS = 4_000

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** How far content moves while a page loads on a phone with slow 4G and an empty cache, and what moved. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const figures: Figure[] = []
      for (const measured of allPages.filter(({ framePath }) => !framePath)) {
        const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
        figures.push(await figureOf(await context.newPage(), portal, measured))
        await context.close()
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

async function figureOf(page: Page, portal: string, { name, open, isThere }: MeasuredPage): Promise<Figure> {
  await open(page, portal)
  await page.locator(isThere).first().waitFor()
  const link = await page.context().newCDPSession(page)
  await link.send('Network.clearBrowserCache')
  await link.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { shifts })
    const describe = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'text'
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node)).join(' ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await page.locator(isThere).first().waitFor()
  await pause(SETTLE_MS)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts)
  const sum = shifts.reduce((before, { value }) => before + value, 0)
  const moved = shifts.map(({ moved }) => moved).join(', ')

  return {
    name: `${name}, layout shift`,
    figure: sum.toFixed(3),
    goal: `≤ ${GOAL}`,
    met: sum <= GOAL,
    ...(moved && { note: `moved: ${moved}` }),
  }
}
