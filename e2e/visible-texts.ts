import type { Page } from '@playwright/test'

/** All texts of a page and its frames: visible text, text for screen readers, list options and the title. */
export async function visibleTexts(page: Page): Promise<string[]> {
  const inFrames = await Promise.all(page.frames().map((frame) => frame.evaluate(textsOfDocument)))

  return [...new Set([await page.title(), ...inFrames.flat()])]
}

function textsOfDocument(): string[] {
  const textAttributes = ['aria-label', 'alt', 'title', 'placeholder']
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('script, noscript, template') && (element.checkVisibility() || element.closest('select')),
  )
  const ownTexts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
  )
  const attributes = elements.flatMap((element) => textAttributes.map((name) => element.getAttribute(name) ?? ''))

  return [...ownTexts, ...attributes].map((text) => text.trim()).filter((text) => text !== '')
}
