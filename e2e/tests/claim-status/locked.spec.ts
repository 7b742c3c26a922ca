import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { demoClaim } from '../../people.ts'
import { consentState } from '../../src/consent-state.ts'
import { originsOf, ports as storyPorts } from '../../src/origins.ts'
import { startProduct } from '../../src/start-product.ts'
import { statusCheckerAt } from '../../steps/status-checker.ts'
import { expect, test } from '../../story.ts'

// Changing the clock and the flags would affect all other stories, so this one starts its own product.
const ports = { PORT: storyPorts.PORT + 4, VAULT_PORT: storyPorts.VAULT_PORT + 4 }
const origins = originsOf(ports)
const MINUTE_MS = 60_000

test('a lock ends after 15 minutes; with its flag off, a country stops asking for the surname [C-258]', async ({
  browser,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'amparo-locked-'))
  const { stop } = await startProduct({
    ...ports,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'product.log'),
  })
  try {
    await expectLockToEnd(browser)
    await turnOffSurnameFlag(browser)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function expectLockToEnd(browser: Browser) {
  const page = await newPage(browser)
  const statusChecker = statusCheckerAt(page)
  const { refusal, text, found } = claimStatusPage(page)
  const right = { number: 'USAPAID', postal_code: '62704' }
  await statusChecker.opensForm('USA')
  for (const postal_code of ['1', '2', '3', '4', '5']) {
    await statusChecker.looksUp({ ...right, postal_code })
    await expect(refusal).toContainText(text.not_found_title)
  }
  await statusChecker.looksUp(right)
  await expect(refusal).toContainText(text.locked_title)
  await changeSetting('clock', { to: new Date(Date.now() + 15 * MINUTE_MS).toISOString() })
  await statusChecker.looksUp(right)
  await found('USAPAID')
  await page.context().close()
}

async function turnOffSurnameFlag(browser: Browser) {
  const page = await newPage(browser)
  const statusChecker = statusCheckerAt(page)
  const locale = 'en_AP'
  const { surname, number, text, error, check, arrives } = claimStatusPage(page, locale)
  const { claim_number } = demoClaim('AUSWAIT')
  await statusChecker.opensForm('AUS', { locale })
  await expect(surname).toHaveCount(1)
  await changeSetting('flags/ap_claim_status_check', { status: 'off' })
  await page.reload()
  await arrives()
  await expect(surname).toHaveCount(0)
  await number.fill('AUS2026000123456789WATTLE')
  await check.click()
  await expect(error(text.number_label)).toContainText('9')
  await statusChecker.finds({ number: claim_number }, claim_number, { locale })
  await page.context().close()
}

async function newPage(browser: Browser) {
  const context = await browser.newContext({ baseURL: origins.portal, storageState: consentState(origins) })
  return context.newPage()
}

/** Changes a setting of the demo API, which accepts changes only from its own origin. */
async function changeSetting(what: string, body: object) {
  const headers = { origin: origins.portal, 'content-type': 'application/json' }
  const { status } = await fetch(`${origins.portal}/dev/api/${what}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  })
  expect(status).toBe(200)
}
