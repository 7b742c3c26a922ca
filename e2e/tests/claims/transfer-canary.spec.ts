import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newCardLike } from '../../new-card-like.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { continueElsewhere } from '../../pages/continue-elsewhere.ts'
import { cards, digitsOf } from '../../people.ts'
import { anotherDevice } from '../../steps/another-device.ts'
import { changeDraft } from '../../steps/change-draft.ts'
import { claimantAt } from '../../steps/claimant.ts'
import { goInApp } from '../../steps/go-in-app.ts'
import { expect, test } from '../../story.ts'

const canaries = Array.from({ length: 20 }, (_, at) => `Canarinho-${crypto.randomUUID()}-${at}`)
const logFile = join(import.meta.dirname, '../../../test-results/product.log')

test('after a transfer neither the database nor the log has an answer in clear, and nothing that was sent had one', async ({
  browser,
  claimant,
  page,
}) => {
  const card = newCardLike(cards.premiumUsa)
  const claim = await claimant.starts(card, 'PUR')
  const [first = '', ...others] = canaries
  const incident = Object.fromEntries(others.map((canary, at) => [`note_${at}`, canary]))
  const address = new URL(page.url()).pathname.replace(/\/\w+$/, '')
  await changeDraft(page, {
    application: { cardholder_details: { cardholder_first_name: first }, incident_details: incident },
    savedForLaterPageKey: 'cardholder_details',
  })
  await goInApp(page, address)
  await expect(claimFormPage(page).control('cardholder_first_name')).toHaveValue(first)

  const here = continueElsewhere(page)
  const requests = record(page)
  await here.offer.click()
  const link = await here.address.innerText()
  const other = await anotherDevice(browser)
  const elsewhere = record(other.page)
  const there = continueElsewhere(other.page)
  await other.page.goto(link)
  await there.number.fill(digitsOf(card))
  await there.open.click()
  await claimantAt(other.page).arrivesAt(claim.pages[0])
  await expect(claimFormPage(other.page).control('cardholder_first_name')).toHaveValue(first)

  const all = [...requests, ...elsewhere]
  const content: string = all.flatMap((text) => /"content":"([\w-]+)"/.exec(text)?.[1] ?? [])[0] ?? ''
  expect(content.length).toBeGreaterThan(1_000)
  // The search finds what the server has stored. Three places, because the database may begin a new block in the middle of one.
  const places = [0, 300, 600].map((at) => content.slice(at, at + 60))
  const written = writtenFiles()
  const filesWith = (text: string) => written.filter(({ bytes }) => bytes.includes(text)).map(({ file }) => file)
  expect(places.flatMap(filesWith)).not.toEqual([])
  const key = link.split('#')[1]?.replaceAll('-', '').slice(8) ?? ''
  for (const secret of [...canaries, key]) {
    expect(all.filter((text) => text.includes(secret))).toEqual([])
    expect(filesWith(secret)).toEqual([])
  }
  expect(other.guard.findings()).toEqual([])
  await other.close()
})

/** Address and body of everything that a page sends from now on. */
function record(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

/** The files of the database and the log. */
function writtenFiles() {
  const folder = process.env.E2E_DATA ?? ''
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return [...files, logFile].map((file) => ({ file, bytes: readFileSync(file) }))
}
