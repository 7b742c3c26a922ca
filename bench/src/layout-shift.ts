import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '@amparo/e2e/find-chromium'
import { chromium, type Page } from '@playwright/test'
import type { Figure, Route } from './measurement.ts'
import { withProduct } from './npm-start.ts'
import { routes } from './routes.ts'

const GOAL = 0.02
const PHONE = { width: 390, height: 844 }
/** Slow 4G as Lighthouse defines it, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Parts of a page that come late have come by then. */
const SETTLE_MS = 4_000

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** How far content moves while a page loads on a phone with slow 4G and an empty cache. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const figures: Figure[] = []
      for (const route of routes.filter(({ framePath }) => !framePath)) {
        const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
        figures.push(await figureOf(await context.newPage(), portal, route))
        await context.close()
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

async function figureOf(page: Page, portal: string, { name, open, isThere }: Route): Promise<Figure> {
  await open(page, portal)
  await page.locator(isThere).first().waitFor()
  const link = await page.context().newCDPSession(page)
  await link.send('Network.clearBrowserCache')
  await link.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await page.locator(isThere).first().waitFor()
  await pause(SETTLE_MS)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  const shift = shifts.reduce((sum, one) => sum + one, 0)
  return { name: `${name}, layout shift`, figure: shift.toFixed(3), goal: `≤ ${GOAL}`, met: shift <= GOAL }
}
