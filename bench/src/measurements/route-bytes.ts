import { findChromium } from '@amparo/e2e/find-chromium'
import { chromium, type Page } from '@playwright/test'
import type { Figure, MeasuredPage } from '../figures/measurement.ts'
import { withProduct } from '../npm-start.ts'
import { allPages } from '../pages/all-pages.ts'
import { countScripts } from '../pages/script-bytes.ts'

const KIB = 1024

/** All JavaScript that pages load by themselves with an empty cache. What loads on demand, such as the calendar, is not included. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const figures: Figure[] = []
      for (const { goalKib, ...measured } of allPages) {
        if (!goalKib) continue
        const context = await browser.newContext()
        figures.push(
          await figureOf(await context.newPage(), portal, { ...measured, goalKib }).catch((error: Error) => {
            throw new Error(`${measured.name}: ${error.message}`, { cause: error })
          }),
        )
        await context.close()
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

async function figureOf(
  page: Page,
  portal: string,
  { name, goalKib, open, isThere, framePath }: MeasuredPage & { goalKib: number },
): Promise<Figure> {
  const there = (framePath ? page.frameLocator(`iframe[src*="${framePath}"]`) : page).locator(isThere).first()
  await open(page, portal)
  await there.waitFor()
  const link = await page.context().newCDPSession(page)
  await link.send('Network.clearBrowserCache')
  const bytes = countScripts(page, { framePath })
  await page.reload()
  await there.waitFor()
  const total = (await bytes()).get(portal) ?? 0
  if (total === 0) throw new Error(`${name}: nothing was loaded, so nothing was measured`)

  return {
    name: `${name}, JavaScript gzip`,
    figure: `${(total / KIB).toFixed(1)} KiB`,
    goal: `≤ ${goalKib} KiB`,
    met: total <= goalKib * KIB,
    note: `${total} bytes`,
  }
}
