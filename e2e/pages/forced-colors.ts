import type { Page } from '@playwright/test'

/** The Tab stops of a page, frames included, on which the focus cannot be seen where colors are forced: shadows and backgrounds are gone there. */
export async function unseenStops(page: Page): Promise<string[]> {
  const unseen = new Set<string>()
  const stops = await page.locator('a[href], button, input, select, textarea, summary').count()
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    for (const frame of page.frames()) {
      const found = await frame.evaluate(unseenStop)
      if (found) unseen.add(found)
    }
  }
  return [...unseen]
}

/** A hidden input is marked by the label around it. */
function unseenStop(): string | null {
  const stop = document.activeElement
  if (!stop || !document.hasFocus() || stop === document.body || stop instanceof HTMLIFrameElement) return null
  const { opacity, clipPath } = getComputedStyle(stop)
  const isHidden = opacity === '0' || clipPath !== 'none'
  const { outlineStyle, outlineWidth } = getComputedStyle((isHidden && stop.closest('label')) || stop)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 ? null : stop.outerHTML.slice(0, 120)
}
