import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { cards } from '../../people.ts'
import { findChromium } from '../../src/find-chromium.ts'
import { origins } from '../../src/origins.ts'
import { claimantAt } from '../../steps/claimant.ts'
import { doAndWaitForSave } from '../../steps/stored-drafts.ts'
import { expect, test } from '../../story.ts'

const canaries = { continued: 'Canarinha Amarela', typed: 'Vila dos Canarios' }
const unencrypted = 'a control text stored unencrypted'

test('no answer is stored unencrypted in the browser profile [C-205]', async ({ playwright }) => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-profile-'))
  try {
    const browser = await playwright.chromium.launchPersistentContext(folder, {
      ...(await findChromium()),
      baseURL: origins.portal,
    })
    const page = browser.pages()[0] ?? (await browser.newPage())
    const claimant = claimantAt(page)
    const { control } = claimFormPage(page)
    const claim = await claimant.starts(cards.premiumUsa, 'PUR')
    const person = { ...claim.answers.cardholder_details, cardholder_first_name: canaries.continued }
    const withCanary = { ...claim, answers: { ...claim.answers, cardholder_details: person } }
    await claimant.fillsIn(withCanary, 'cardholder_details')
    await claimant.arrivesAt(claim.pages[1])
    await doAndWaitForSave(page, () => control('incident_city').fill(canaries.typed))
    await page.evaluate(storeUnencrypted, unencrypted)
    await browser.close()

    const files = filesIn(folder)
    // The search does find unencrypted text.
    expect(files.filter(holds(unencrypted))).not.toEqual([])
    for (const canary of Object.values(canaries)) expect(files.filter(holds(canary))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function storeUnencrypted(text: string) {
  const opening = indexedDB.open('unencrypted', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const writing = opening.result.transaction('texts', 'readwrite', { durability: 'strict' })
  writing.objectStore('texts').put(text, 'one')
  await new Promise((resolve) => {
    writing.oncomplete = resolve
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function holds(text: string) {
  const shapes = [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(encodeURIComponent(text))]
  return (path: string) => {
    const bytes = readFileSync(path)
    return shapes.some((shape) => bytes.includes(shape))
  }
}
