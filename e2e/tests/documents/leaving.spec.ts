import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { savedClaims } from '../../pages/claim-saved.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { expect, test } from '../../story.ts'
import { storedDrafts } from '../claims/stored-drafts.ts'

const { premiumUsa } = cards
const benefits = content('shell').nav_benefits

test('whoever has sent files is asked before leaving, by a link and by Escape, but not within the claim [C-141, C-142, C-144, C-X34]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const claim = await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, back, heading, show } = claimDocumentsPage(page)
  const { cancelDialog, text, continue: goOn } = claimFormPage(page)
  const { nav, dialog } = shell(page)
  const stay = cancelDialog.getByRole('button', { name: text.cancel_stay })

  // Without files nobody is asked.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await choose('DOC006').setInputFiles([pdf('receipt.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()
  await expect(show('receipt.pdf')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(cancelDialog).toBeVisible()
  await expectAccessible(page, { state: 'asked before leaving' })
  // The next press closes what the first one opened, and nothing else.
  await page.keyboard.press('Escape')
  await expect(cancelDialog).toHaveCount(0)
  await nav.getByRole('link', { name: benefits }).click()
  await expect(cancelDialog).toBeVisible()
  await stay.click()
  await expect(cancelDialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/documents$/)

  await back.click()
  await claimant.arrivesAt(claim.pages.at(-1))
  await expect(dialog).toHaveCount(0)
  await nav.getByRole('link', { name: benefits }).click()
  await stay.click()
  await goOn.click()
  await expect(heading).toBeVisible()
  await expect(received('receipt.pdf')).toBeVisible()
  await page.keyboard.press('Escape')
  await cancelDialog.getByRole('button', { name: text.cancel_confirm }).click()
  await cardholder.landsOnBenefits(premiumUsa)
  await expect.poll(() => storedDrafts(page)).toEqual([])
})

test('saved for later, a claim keeps the files that have arrived and comes back to its documents [C-133, C-143, C-144]', async ({
  cardholder,
  claimant,
  page,
}) => {
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, files, file, remove, continue: goOn, goOnWithout } = claimDocumentsPage(page)
  const { saveLater, saveDialog, cancelDialog, text } = claimFormPage(page)
  const { resume } = savedClaims(page)
  await choose('DOC006').setInputFiles([pdf('receipt.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()
  const never = Promise.withResolvers<void>()
  await page.route('**/uploads', () => never.promise)
  await choose('DOC002').setInputFiles([pdf('half.pdf')])
  await expect(file('half.pdf')).toBeVisible()

  // Somebody who only wants to look elsewhere may keep it.
  await shell(page).nav.getByRole('link', { name: benefits }).click()
  await cancelDialog.getByRole('button', { name: text.save_later }).click()
  await saveDialog.getByRole('button', { name: text.save_stay }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await saveLater.click()
  await expect(cancelDialog).toHaveCount(0)
  await saveDialog.getByRole('button', { name: text.save_confirm }).click()
  await cardholder.landsOnBenefits(premiumUsa)
  await page.unrouteAll()

  await resume.click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(received('receipt.pdf')).toBeVisible()
  await expect(files).toHaveCount(1)
  await expect(remove('receipt.pdf')).toBeVisible()
  await goOn.click()
  await goOnWithout.click()
  await expect(claimReviewPage(page).sections.last()).toContainText('receipt.pdf')
})

test('a page that is closed while a file is sent asks first, and says afterwards which one was lost [C-163, C-X68]', async ({
  claimant,
  page,
}) => {
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, file, files, notices, uploads, heading } = claimDocumentsPage(page)
  const never = Promise.withResolvers<void>()
  await page.route('**/uploads', () => never.promise)
  await choose('DOC006').setInputFiles([pdf('half.pdf')])
  await expect(file('half.pdf')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const closing = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closing
  await expect(heading).toBeVisible()
  await expect(notices).toHaveText([uploads.lost.replace('{name}', 'half.pdf')])
  await expect(files).toHaveCount(0)
})
