import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { consentState, undecided } from '../consent-state.ts'
import type { originsOf } from '../origins.ts'
import { useCjkFont } from './cjk-font.ts'
import type { Shot, ShownLocale, Width } from './shots.ts'

const sizes: Record<Width, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}
const themes = ['light', 'dark'] as const

type Place = { browser: Browser; origins: ReturnType<typeof originsOf>; folder: string }

/** Takes pictures of one page in one language, for each width in both themes. Returns the number of pictures. */
export async function takeShot(shot: Shot, locale: ShownLocale, { browser, origins, folder }: Place): Promise<number> {
  mkdirSync(folder, { recursive: true })
  let taken = 0
  for (const width of shot.widths ?? (['phone', 'desktop'] as const)) {
    const context = await browser.newContext({
      viewport: sizes[width],
      reducedMotion: 'reduce',
      hasTouch: width === 'phone',
      storageState: shot.asksConsent ? undecided : consentState(origins),
    })
    await useCjkFont(context)
    const page = await context.newPage()
    await shot.arrange({ page, locale, ...origins })
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      const name = `${shot.name}-${locale}-${sizes[width].width}-${theme}.png`
      await page.screenshot({ path: join(folder, name), fullPage: !shot.windowOnly, animations: 'disabled' })
      taken++
    }
    await context.close()
  }

  return taken
}

/** The vault's frame changes its theme a few animation frames after the page. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 5; frame++) await new Promise((next) => requestAnimationFrame(next))
  })
}
