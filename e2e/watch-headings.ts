import type { Page } from '@playwright/test'

type Watched = { headingsSeen: string[] }

/** Records every main heading a page shows from now on, however briefly. */
export async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { headingsSeen: seen })
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.textContent
      if (text && text !== seen.at(-1)) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

  return () => page.evaluate(() => (globalThis as unknown as Watched).headingsSeen)
}
