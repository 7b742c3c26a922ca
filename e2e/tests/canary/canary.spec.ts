import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { findChromium } from '../../src/find-chromium.ts'
import { originsOf, ports as storyPorts } from '../../src/origins.ts'
import { startProduct } from '../../src/start-product.ts'
import { expect, test } from '../../story.ts'
import { canaryNumbers, spaced } from './canary-numbers.ts'
import { findNumbers } from './find-numbers.ts'
import { inputCount, sendEverywhere } from './send-everywhere.ts'

const ports = { PORT: storyPorts.PORT + 2, VAULT_PORT: storyPorts.VAULT_PORT + 2 }
const origins = originsOf(ports)
const numbers = canaryNumbers(1_000)
const all = new Set(numbers)

test('1,000 canary card numbers go through every input, and none is written anywhere [P-131]', async () => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'amparo-canary-'))
  const profile = join(folder, 'profile')
  try {
    const { stop } = await startProduct({
      ...ports,
      dataFolder: join(folder, 'data'),
      logFile: join(folder, 'product.log'),
    })
    const [statuses] = await Promise.all([
      sendEverywhere(numbers, origins),
      typeInBrowser(profile, numbers.slice(0, 3)),
    ]).finally(stop)

    expect(all.size).toBe(1_000)
    // The vault accepted every number as a card.
    expect(statuses.get(200)).toBeGreaterThan(1_000)
    expect(numbers.length).toBeGreaterThan(10 * inputCount)
    expect(findNumbers(folder, all)).toEqual([])

    // The search does find numbers that are there.
    plant(join(folder, 'planted'), numbers.slice(0, 4))
    expect(findNumbers(folder, all).map(({ number }) => number)).toEqual(expect.arrayContaining(numbers.slice(0, 4)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Types one number, reveals another and submits a third, in a browser profile that stays on disk. */
async function typeInBrowser(profile: string, [typed = '', revealed = '', submitted = '']: string[]) {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await findChromium()),
    baseURL: origins.portal,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const { number, reveal, submit, refusal } = loginPage(page)

  await page.goto('/')
  await number.pressSequentially(spaced(typed))
  await page.reload()
  await reveal.check()
  await number.pressSequentially(revealed)
  await page.reload()
  await number.pressSequentially(submitted)
  await submit.click()
  await expect(refusal).toBeVisible()
  await context.close()
}

function plant(folder: string, [plain = '', grouped = '', wide = '', inside = '']: string[]) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'plain'), `{"card":"${plain}"}`)
  writeFileSync(join(folder, 'grouped'), spaced(grouped))
  writeFileSync(join(folder, 'wide'), Buffer.from(wide, 'utf16le'))
  writeFileSync(join(folder, 'inside'), `12${inside}34`)
}
