import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards, digitsOf } from '../../people.ts'
import { findChromium } from '../../src/find-chromium.ts'
import { originsOf, ports as storyPorts } from '../../src/origins.ts'
import { startProduct } from '../../src/start-product.ts'
import { expect, test } from '../../story.ts'
import { canaryNumbers, spaced } from './canary-numbers.ts'
import { findNumbers } from './find-numbers.ts'
import { uploadText } from './form-inputs.ts'
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
    const token = await tokenOf(digitsOf(cards.premiumUsa))
    const [statuses, verdicts] = await Promise.all([
      sendEverywhere(numbers, { origins, token }),
      Promise.all(numbers.slice(3, 6).map((number) => uploadAndWait(number, token))),
      typeInBrowser(profile, numbers.slice(0, 5)),
    ]).finally(stop)

    expect(all.size).toBe(1_000)
    // The vault accepted every number as a card.
    expect(statuses.get(200)).toBeGreaterThan(1_000)
    expect(verdicts).toEqual(Array(3).fill({ state: 'refused', reason: 'card_number' }))
    expect(numbers.length).toBeGreaterThan(10 * inputCount)
    expect(findNumbers(folder, all)).toEqual([])

    // The search does find numbers that are there.
    plant(join(folder, 'planted'), numbers.slice(0, 4))
    expect(findNumbers(folder, all).map(({ number }) => number)).toEqual(expect.arrayContaining(numbers.slice(0, 4)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function tokenOf(card_number: string): Promise<string> {
  const answer = await fetch(`${origins.vault}/api/cardholder/v1/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: origins.vault },
    body: JSON.stringify({ card_number }),
  })
  return (await answer.json()).pan_token
}

async function uploadAndWait(number: string, token: string): Promise<unknown> {
  const address = await uploadText(number, origins.portal, token)
  const verdict = async () => (await fetch(address)).json()
  await expect.poll(async () => (await verdict()).state, { timeout: 60_000 }).toBe('refused')
  return verdict()
}

/** Types one number, reveals another and submits a third, then uses two in the claim status form, in a browser profile that stays on disk. */
async function typeInBrowser(
  profile: string,
  [typed = '', revealed = '', submitted = '', claim = '', postal = '']: string[],
) {
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

  const form = claimStatusPage(page)
  await page.goto('/usa/en_US/claim-status')
  await form.number.fill(spaced(claim))
  await form.postal_code.fill(postal)
  await form.check.click()
  await expect(form.summary).toBeVisible()
  for (const written of [claim, postal]) expect(page.url()).not.toContain(written)
  await context.close()
}

function plant(folder: string, [plain = '', grouped = '', wide = '', inside = '']: string[]) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'plain'), `{"card":"${plain}"}`)
  writeFileSync(join(folder, 'grouped'), spaced(grouped))
  writeFileSync(join(folder, 'wide'), Buffer.from(wide, 'utf16le'))
  writeFileSync(join(folder, 'inside'), `12${inside}34`)
}
