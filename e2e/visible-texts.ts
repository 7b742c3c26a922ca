import type { Page } from '@playwright/test'

/** Everything a page says: what eyes see, what readers hear instead, the choices of its lists, its title; its frame too. */
export async function visibleTexts(page: Page): Promise<string[]> {
  const inFrames = await Promise.all(page.frames().map((frame) => frame.evaluate(textsOfDocument)))

  return [...new Set([await page.title(), ...inFrames.flat()])]
}

function textsOfDocument(): string[] {
  const spoken = ['aria-label', 'alt', 'title', 'placeholder']
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('script, noscript, template') && (element.checkVisibility() || element.closest('select')),
  )
  const ownTexts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
  )
  const attributes = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))

  return [...ownTexts, ...attributes].map((text) => text.trim()).filter((text) => text !== '')
}
