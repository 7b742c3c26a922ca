import { loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import type { Page } from '@playwright/test'

/** The number of the first demo card whose description begins with these words. */
export function demoCard(shows: string): string {
  const card = loadDemoCards().find((one) => one.shows.startsWith(shows))
  if (!card) throw new Error(`no demo card shows "${shows}"`)
  return card.number
}

/** Types a card into the vault's frame and sends it, as a person would; the caller waits for the result. */
export async function signIn(page: Page, card: string): Promise<void> {
  await page.locator('.frame-box[data-frame=ready]').waitFor()
  await page.frameLocator('iframe').locator('input').fill(card)
  await page.locator('button[type=submit]').click()
}
