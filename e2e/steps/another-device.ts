import type { Browser, BrowserContextOptions } from '@playwright/test'
import { watch } from '../guard.ts'
import { chooseConsent, consentState } from '../src/consent-state.ts'
import { origins } from '../src/origins.ts'

/** A second device of the same person: a browser of its own, watched like the first. */
export async function anotherDevice(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: origins.portal, ...options })
  await context.addInitScript(chooseConsent, [consentState(origins)] as const)
  const guard = await watch(context)
  return { page: await context.newPage(), guard, close: () => context.close() }
}

export const aPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
