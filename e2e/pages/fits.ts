import { expect, type Page } from '@playwright/test'

/** 320 px, and a window of 1280 px at 200 %, which lays out as one of 640. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
]

/** Neither the page nor anything in it scrolls sideways or is cut off. */
export async function expectToFit(page: Page, what: string) {
  for (const size of windows) {
    await page.setViewportSize(size)
    expect(await page.evaluate(wideElements), `${what} at ${size.width} px`).toEqual([])
  }
}

function wideElements(): string[] {
  const parts = [document.documentElement, ...document.querySelectorAll('main, main *, dialog, dialog *')]
  return parts
    .filter((part) => part instanceof HTMLElement && getComputedStyle(part).position !== 'absolute')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ tagName, className }) => `${tagName} ${className}`)
}
