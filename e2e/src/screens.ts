import '../../scripts/require-node.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.ts'
import { originsOf } from './origins.ts'
import { shots, shownLocales } from './screens/shots.ts'
import { takeShot } from './screens/take-shot.ts'
import { startProduct } from './start-product.ts'

// npm run screens [-- page …]: a picture of every page, on a phone and a desktop, in four languages, light and dark.

const folder = join(import.meta.dirname, '../../screens')
const ports = { PORT: 4934, VAULT_PORT: 4935 }

const names = process.argv.slice(2)
const wanted = shots.filter(({ name }) => names.length === 0 || names.includes(name))
if (wanted.length < names.length) {
  console.error(`there are ${shots.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const dataFolder = mkdtempSync(join(tmpdir(), 'amparo-screens-'))
const product = await startProduct({ ...ports, dataFolder, logFile: join(dataFolder, 'product.log') })
const browser = await chromium.launch(await findChromium())
let taken = 0
try {
  for (const shot of wanted) {
    console.log(`${shot.name} …`)
    for (const locale of shot.locales ?? shownLocales)
      taken += await takeShot(shot, locale, { browser, origins: originsOf(ports), folder })
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
console.log(`${taken} pictures in screens/`)
