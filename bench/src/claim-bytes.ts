import { findChromium } from '@amparo/e2e/find-chromium'
import { demoCard, signIn } from '@amparo/e2e/screens/sign-in'
import { chromium, type Page } from '@playwright/test'
import type { Figure } from './measurement.ts'
import { withProduct } from './npm-start.ts'
import { countScripts } from './script-bytes.ts'

const KIB = 1024
const GOAL = 170 * KIB

/** All JavaScript that a page of a claim form loads by itself with an empty cache. The calendar is not included: it loads on demand. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const page = await browser.newPage()
      await startClaim(page, portal)
      const link = await page.context().newCDPSession(page)
      await link.send('Network.clearBrowserCache')
      const bytes = countScripts(page)
      await page.reload()
      await page.locator('.claim-form').waitFor()
      await page.waitForLoadState('networkidle')
      const total = (await bytes()).get(portal) ?? 0
      if (total === 0) throw new Error('nothing was loaded, so nothing was measured')

      return [
        {
          name: 'claim form page, JavaScript gzip',
          figure: `${(total / KIB).toFixed(1)} KiB`,
          goal: `≤ ${GOAL / KIB} KiB`,
          met: total <= GOAL,
          note: `${total} bytes`,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}

/** Opens a benefit without questions before its form, so that its address opens the form directly. */
async function startClaim(page: Page, portal: string) {
  await page.goto(`${portal}/login`)
  await signIn(page, demoCard('Premium card of the USA'))
  await page.waitForURL('**/benefits')
  await page.goto(page.url().replace('/benefits', '/claims/PUR'))
  await page.locator('.claim-form').waitFor()
}
