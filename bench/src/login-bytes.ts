import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '@amparo/e2e/find-chromium'
import { demoCard, signIn } from '@amparo/e2e/screens/sign-in'
import { type BrowserContext, chromium } from '@playwright/test'
import type { Figure } from './measurement.ts'
import { withProduct } from './npm-start.ts'
import { countScripts } from './script-bytes.ts'

const KIB = 1024
/** The last that the notices load. */
const NOTICES = /\/login-notice-view-[^/]*\.js$/
const SETTLES_MS = 1_000
const GOALS = { login: 140 * KIB, frame: 10 * KIB, benefits: 170 * KIB }

/** Every byte of JavaScript, whether a page loads it first or only when it stands, from an empty cache. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const context = await browser.newContext()
      const login = await loginBytes(context, portal)
      const benefits = await benefitsBytes(context, portal)

      return [
        figure('login page, JavaScript gzip', login.untouched, GOALS.login),
        figure('login page with its notices, JavaScript gzip', login.touched, GOALS.login),
        figure("vault's frame, JavaScript gzip", login.vault, GOALS.frame),
        figure('benefits home, JavaScript gzip', benefits, GOALS.benefits),
      ]
    } finally {
      await browser.close()
    }
  })
}

/** All of the login page: as it stands, and with what its first pressed key brings. */
async function loginBytes(context: BrowserContext, portal: string) {
  const page = await context.newPage()
  // Playwright looks at a page as if a person had pressed something; what comes with a person is counted apart.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }))
  const bytes = countScripts(page)
  await page.goto(`${portal}/login`)
  await page.locator('.frame-box[data-frame=ready]').waitFor()
  await page.waitForLoadState('networkidle')
  const untouched = await bytes()
  const notices = page.waitForResponse((response) => NOTICES.test(response.url()))
  await page.keyboard.press('Tab')
  await notices
  // What comes with it was asked for at the same time, and may arrive a little later.
  await pause(SETTLES_MS)
  const touched = await bytes()
  await page.close()
  const ours = untouched.get(portal) ?? 0
  const all = [...untouched.values()].reduce((sum, one) => sum + one, 0)

  return { untouched: ours, touched: touched.get(portal) ?? 0, vault: all - ours }
}

async function benefitsBytes(context: BrowserContext, portal: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${portal}/login`)
  await signIn(page, demoCard('Premium card of the USA'))
  await page.waitForURL('**/benefits')
  const link = await context.newCDPSession(page)
  await link.send('Network.clearBrowserCache')
  const bytes = countScripts(page)
  await page.reload()
  await page.locator('.benefit').first().waitFor()
  await page.waitForLoadState('networkidle')

  return (await bytes()).get(portal) ?? 0
}

function figure(name: string, bytes: number, goal: number): Figure {
  if (bytes === 0) throw new Error(`${name}: nothing was loaded, so nothing was measured`)
  return { name, figure: inKib(bytes), goal: `≤ ${inKib(goal)}`, met: bytes <= goal, note: `${bytes} bytes` }
}

function inKib(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`
}
