import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { continueElsewhere } from '../../pages/continue-elsewhere.ts'
import { expectToFit } from '../../pages/fits.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { cardFor, cards, digitsOf } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { anotherDevice, aPhone } from '../../steps/another-device.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { claimantAt } from '../../steps/claimant.ts'
import { expect, test } from '../../story.ts'

/** A refusal is an answer, but browsers list it as an error. */
const refused = /status of 422/

test('a claim with a file goes from a phone to a computer, and is one claim although both send it', async ({
  browser,
  claimant: atDesk,
  page: desk,
}) => {
  test.slow()
  const card = newCardLike(cards.premiumUsa)
  const { page: phone, guard: onPhone, close } = await anotherDevice(browser, aPhone)
  onPhone.tolerates(refused)
  const atPhone = claimantAt(phone)
  const [here, there] = [continueElsewhere(phone), continueElsewhere(desk)]
  const claim = await atPhone.hasFilledIn(card, 'PUR')
  const onThePhone = claimDocumentsPage(phone)
  await onThePhone.choose('DOC006').setInputFiles([pdf('receipt.pdf')])
  await expect(onThePhone.received('receipt')).toBeVisible()

  // The scan is too large for the phone: its row offers the other device.
  const scan = pdf('scan.pdf')
  const large = { ...scan, buffer: Buffer.concat([scan.buffer, Buffer.alloc(20_000, '\n')]) }
  await onThePhone.choose('DOC006').setInputFiles([large])
  await phone.locator('.evidence-notices').getByRole('button', { name: here.text.title }).click()
  const address = await here.address.innerText()
  await expect(here.qr).toBeVisible()
  await expectAccessible(phone, { state: 'link for another device' })

  await desk.goto(address)
  await expect(desk).toHaveURL('/en_US/continue')
  await there.number.fill(digitsOf(card))
  await there.open.click()
  const onTheDesk = claimDocumentsPage(desk)
  await expect(onTheDesk.received('receipt')).toBeVisible()
  await expect(desk).toHaveURL(/\/usa\/en_US\/claims\/PUR\/\w+\/documents$/)

  // The phone says where the claim is, in the claim and in the list, and takes it back. After midnight the date is named too.
  await expect(here.pickedUp).toBeVisible()
  await here.done.click()
  await expect(phone.getByRole('heading', { level: 1, name: /^Continued on another device .*\d:\d\d/ })).toBeVisible()
  await expectAccessible(phone, { state: 'claim on another device' })
  const { banner } = savedClaims(phone)
  await cardholderAt(phone).opens(card, 'benefits')
  await expect(banner).toContainText('Continued on another device')
  await here.takeBack.click()
  await expect(onThePhone.received('receipt')).toBeVisible()

  // Both send: the computer with the scan, the phone without.
  await onTheDesk.choose('DOC006').setInputFiles([large])
  await expect(onTheDesk.received('scan')).toBeVisible()
  await atDesk.skipsDocuments(claim)
  const number = await atDesk.sends(claim)
  await atPhone.skipsDocuments(claim)
  await expect(claimReviewPage(phone).heading).toBeVisible()
  expect(await atPhone.sends(claim)).toBe(number)
  await expect(phone.getByText('It was sent from your other device.')).toBeVisible()
  await cardholderAt(phone).opens(card, 'benefits')
  await expect(phone.getByText(`Claim number: \u2066${number}`, { exact: false })).toBeVisible()
  expect(onPhone.findings()).toEqual([])
  await close()
})

test('a half-filled page is continued in the language of the link with a typed code, by keyboard, at 320 px and in the dark', async ({
  browser,
  guard,
  page: desk,
}) => {
  test.slow()
  guard.tolerates(refused)
  const locale = 'ar_EEMEA'
  const card = newCardLike(cardFor(locale))
  const narrow = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }
  const { page: phone, guard: onPhone, close } = await anotherDevice(browser, narrow)
  const atPhone = claimantAt(phone)
  const claim = await atPhone.starts(card, 'PUR', { locale })
  await atPhone.fillsIn(claim, 'cardholder_details')
  await atPhone.arrivesAt(claim.pages[1])
  await claimFormPage(phone, locale).control('incident_city').fill('الرياض')
  const [here, there] = [continueElsewhere(phone, locale), continueElsewhere(desk, locale)]
  await here.offer.focus()
  await phone.keyboard.press('Enter')
  await expect(here.qr).toBeVisible()
  await expectAccessible(phone, { state: 'link for another device' })
  await expectToFit(phone, 'the link')
  const first = await here.address.innerText()

  // Canceled, the link opens nothing, and the next one does.
  await phone.keyboard.press('Escape')
  await expect(here.offer).toBeFocused()
  await phone.keyboard.press('Enter')
  await expect(here.qr).toBeVisible()
  const address = await here.address.innerText()
  await desk.emulateMedia({ colorScheme: 'dark' })
  await desk.goto(`/${locale}/continue`)
  await there.code.fill(first)
  await there.next.press('Enter')
  await there.number.fill(digitsOf(card))
  await expectAccessible(desk, { state: 'card of a claim' })
  await desk.setViewportSize(narrow.viewport)
  // The vault's frame is larger than its box, to have room for its focus ring.
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await there.number.press('Enter')
  await expect(there.problem).toContainText(there.text.not_found_title)

  // A mistyped key is said to be one, and can be corrected.
  const code = address.split('#')[1] ?? ''
  const last = code.endsWith('0') ? '1' : '0'
  await there.code.fill(code.slice(0, -1) + last)
  await there.code.press('Enter')
  await there.number.fill(digitsOf(card))
  await there.open.click()
  await expect(there.problem).toContainText(there.text.unreadable_title)
  await expectAccessible(desk, { state: 'code of a claim' })
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await there.code.fill(code.toLowerCase().replaceAll('-', ' '))
  await there.code.press('Enter')
  await there.number.fill(digitsOf(card))
  await there.open.click()
  await claimantAt(desk).arrivesAt(claim.pages[1])
  await expect(claimFormPage(desk, locale).control('incident_city')).toHaveValue('الرياض')
  await expect(desk).toHaveURL(/\/ar_EEMEA\/claims\/PUR\/\w+\/incident_details$/)
  expect(onPhone.findings()).toEqual([])
  await close()
})
