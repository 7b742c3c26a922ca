import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const PLACE = '/test-fonts/'
/** A name at the end of our font stacks that no test machine has: Chinese uses the system's own font, and this plays it. */
const SYSTEM_FONT = 'Segoe UI'

/**
 * Gives the pages of a context a Chinese font where the machine has none, so that no picture shows empty boxes. It
 * comes in through our own style sheets and from our own origin, hence within the pages' security policy.
 */
export async function useCjkFont(context: BrowserContext): Promise<void> {
  const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-tc/index.css'))
  const faces = readFileSync(sheet, 'utf8')
    .replaceAll(/font-family: '[^']+'/g, `font-family: '${SYSTEM_FONT}'`)
    .replaceAll('url(./files/', `url(${PLACE}`)

  await context.route(/\.css$/, async (route) => {
    // Only browsers know every name under localhost.
    const response = await route.fetch({ url: route.request().url().replace('//ba.localhost', '//localhost') })
    await route.fulfill({ response, body: `${await response.text()}\n${faces}` })
  })
  await context.route(`**${PLACE}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(PLACE.length)
    return route.fulfill({ path: join(dirname(sheet), 'files', name), contentType: 'font/woff2' })
  })
}
