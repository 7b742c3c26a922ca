import '../../scripts/require-node.ts'
import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode } from '../../scripts/suite/run-node.ts'
import { makeContactSheets, shownPages } from '../screens/contact-sheets.ts'
import { folder } from '../screens/pictures.ts'
import { findChromium } from './find-chromium.ts'

// npm run screens [-- file …]: every page in each of its states, on a phone and a desktop, in five languages, light and dark, with a contact
// sheet for each page. A file is one of e2e/screens, such as `benefits`; without one, old pictures are deleted first.

const files = process.argv.slice(2)
const begin = performance.now()
if (files.length === 0) rmSync(folder, { recursive: true, force: true })
const { ok } = await runNode(['node_modules/.bin/playwright', 'test', '--config=e2e/screens.config.ts', ...files], {
  live: true,
})
const browser = await chromium.launch(await findChromium())
const pages = shownPages()
const pictures = await makeContactSheets(browser, pages)
await browser.close()
const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
console.log(`${pictures} pictures of ${pages.length} pages in screens/, in ${minutes} minutes`)
if (!ok) process.exitCode = 1
