import type { Page } from '@playwright/test'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

/** The Thai word for benefits, with the word joiner that keeps it whole. */
const WORD = 'สิทธิ\u2060ประโยชน์'

test('no line breaks inside the Thai word for benefits, at any width of a phone', async ({ cardholder, page }) => {
  await cardholder.startsSession(cards.thailand)
  for (const path of ['benefits', 'benefits/PUR', 'claims']) {
    await cardholder.opens(cards.thailand, path, { locale: 'th_TH' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    for (let width = 320; width <= 430; width += 5) {
      await page.setViewportSize({ width, height: 844 })
      const found = await linesOf(page, WORD)
      expect(found.length, path).toBeGreaterThan(0)
      expect(Math.max(...found), `${path} at ${width} px`).toBe(1)
    }
  }
})

/** On how many lines each occurrence of a word stands. */
function linesOf(page: Page, word: string): Promise<number[]> {
  return page.evaluate((text) => {
    const lines: number[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (let at = node.nodeValue?.indexOf(text) ?? -1; at >= 0; at = node.nodeValue?.indexOf(text, at + 1) ?? -1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + text.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
        if (tops.length > 0) lines.push(new Set(tops).size)
      }
    return lines
  }, word)
}
