import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { picturePath, sizes, themes, type Width, widths } from './pictures.ts'

/** The end of a long page of text looks like its middle. */
const MOST_HEIGHT = 5000

type Options = {
  widths?: readonly Width[]
  /** Only the visible part, for dialogs and banners over the page. */
  isWindow?: boolean
  /** The picture shows that something loads; otherwise it waits until everything has. */
  isLoading?: boolean
}

/** Takes pictures through the DevTools protocol, whose fast encoding needs 260 ms where Playwright's own screenshots need 380 ms. */
export async function cameraAt(page: Page, locale: string) {
  const devTools = await page.context().newCDPSession(page)

  return {
    /** One picture for each width and theme, without loading the page again. */
    async take(
      name: string,
      state: string,
      { widths: wanted = widths, isWindow = false, isLoading = false }: Options = {},
    ) {
      for (const width of wanted) {
        await page.setViewportSize(sizes[width])
        await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' })
        if (!isLoading) await page.waitForFunction(hasLoaded)
        if (!isWindow) await showAll(page, width)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await page.evaluate(settled)
          const path = picturePath({ page: name, state, locale, width, theme })
          mkdirSync(dirname(path), { recursive: true })
          const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
          writeFileSync(path, data, 'base64')
        }
      }
      await page.setViewportSize(sizes.desktop)
    },
  }
}
export type Camera = Awaited<ReturnType<typeof cameraAt>>

/** In a window as high as the page: frames that are out of sight are not drawn, and bars that stick to the window would cover the page. */
async function showAll(page: Page, width: Width): Promise<void> {
  const height = await page.evaluate(fixedHeight)
  if (height > sizes[width].height)
    await page.setViewportSize({ ...sizes[width], height: Math.min(height, MOST_HEIGHT) })
}

/** The height of the page, whose content does not grow with the window from now on. */
function fixedHeight(): number {
  const main = document.querySelector('main')
  main?.style.removeProperty('min-block-size')
  if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize
  return document.documentElement.scrollHeight
}

function hasLoaded(): boolean {
  return document.querySelector('.skeleton, .spinner, .overlay, [aria-busy=true], [data-frame=loading]') === null
}

/** Fonts of other scripts load once their text is laid out; the vault's frame changes its theme a few frames after the page. */
async function settled(): Promise<void> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise((next) => requestAnimationFrame(next))
  }
  await frames(3)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frames(2)
}
