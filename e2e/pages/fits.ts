import { expect, type Page } from '@playwright/test'

/** 320 px, and 640 px, which is the layout of a 1280 px window at 200 % zoom. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
]

/** Expects that nothing on the page scrolls sideways or is cut off. */
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
