import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '@amparo/e2e/find-chromium'
import { demoCard, signIn } from '@amparo/e2e/sign-in'
import { type BrowserContext, chromium } from '@playwright/test'
import type { Figure } from '../figures/measurement.ts'
import { withProduct } from '../npm-start.ts'
import { countScripts } from '../pages/script-bytes.ts'

const KIB = 1024
/** The last script that the notices load. */
const NOTICES = /\/login-notice-view-[^/]*\.js$/
const SETTLE_MS = 1_000
const GOALS = { login: 140 * KIB, frame: 10 * KIB, benefits: 170 * KIB }

/** All JavaScript that the pages load with an empty cache, at first or later. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const context = await browser.newContext()
      const login = await loginBytes(context, portal)
      const benefits = await benefitsBytes(context, portal)

      return [
        figure('login page, JavaScript gzip', login.before, GOALS.login),
        figure('login page with its notices, JavaScript gzip', login.after, GOALS.login),
        figure("vault's frame, JavaScript gzip", login.vault, GOALS.frame),
        figure('benefits home, JavaScript gzip', benefits, GOALS.benefits),
      ]
    } finally {
      await browser.close()
    }
  })
}

/** The login page before and after the first key press, which loads the notices. */
async function loginBytes(context: BrowserContext, portal: string) {
  const page = await context.newPage()
  // Playwright sets userActivation as if somebody had pressed something. What loads on a press is measured separately.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }))
  const bytes = countScripts(page)
  await page.goto(`${portal}/login`)
  await page.locator('.frame-box[data-frame=ready]').waitFor()
  await page.waitForLoadState('networkidle')
  const before = await bytes()
  const notices = page.waitForResponse((response) => NOTICES.test(response.url()))
  await page.keyboard.press('Tab')
  await notices
  // Other scripts were requested at the same time and may arrive a little later.
  await pause(SETTLE_MS)
  const after = await bytes()
  await page.close()
  const ours = before.get(portal) ?? 0
  const all = [...before.values()].reduce((sum, one) => sum + one, 0)

  return { before: ours, after: after.get(portal) ?? 0, vault: all - ours }
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
