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
  return (
    parts
      .filter((part) => part instanceof HTMLElement && getComputedStyle(part).position !== 'absolute')
      // The vault's frame is 4 px wider than its field on each side, for the focus ring.
      .map((part) => ({ part, room: part.querySelector('iframe') ? 5 : 1 }))
      .filter(({ part, room }) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + room)
      .map(({ part }) => part)
      // What reaches to the edge of the window on purpose is not cut off.
      .filter(
        ({ children }) => ![...children].some((child) => Number.parseFloat(getComputedStyle(child).marginRight) < 0),
      )
      .map(({ tagName, className }) => `${tagName} ${className}`)
  )
}

/** Expects that every select shows the whole of what is chosen, with room for its arrow, on a phone and a desktop. */
export async function expectWholeChoices(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(cutOffChoices), `at ${width} px`).toEqual([])
  }
}

function cutOffChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('there is no canvas')
  return [...document.querySelectorAll<HTMLSelectElement>('.answer-select')].flatMap((select) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    pen.font = font
    const text = select.selectedOptions[0]?.text ?? ''
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const isArrowFree = Number.parseFloat(paddingInlineEnd) > 24
    return isArrowFree && pen.measureText(text).width <= room + 1 ? [] : [text]
  })
}
