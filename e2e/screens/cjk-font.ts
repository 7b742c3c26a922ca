import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const PLACE = '/test-fonts/'
/** A system font at the end of our font stacks that no test machine has. The Chinese font takes its name: Simplified, which has the Traditional characters too. */
const SYSTEM_FONT = 'Segoe UI'

/**
 * Gives pages a Chinese font even if the machine has none, so that no picture shows empty boxes. An adopted style sheet and files from the
 * page's own origin are allowed by the content security policy.
 */
export async function useCjkFont(context: BrowserContext): Promise<void> {
  const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'))
  const faces = readFileSync(sheet, 'utf8')
    .replaceAll(/font-family: '[^']+'/g, `font-family: '${SYSTEM_FONT}'`)
    .replaceAll('url(./files/', `url(${PLACE}`)

  await context.addInitScript((css) => {
    const adopted = new CSSStyleSheet()
    adopted.replaceSync(css)
    document.adoptedStyleSheets.push(adopted)
  }, faces)
  await context.route(`**${PLACE}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(PLACE.length)
    return route.fulfill({ path: join(dirname(sheet), 'files', name), contentType: 'font/woff2' })
  })
}
