import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { storedDrafts } from '../../steps/stored-drafts.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards

test('with files added, leaving by a link or Escape asks for confirmation, as Cancel does; moving within the claim does not [C-136 to C-138, C-141, C-142, C-144, C-X34]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const claim = await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, back, heading, show } = claimDocumentsPage(page)
  const { cancel, cancelDialog, text, continue: continueButton } = claimFormPage(page)
  const { home, dialog, snackbars } = shell(page)
  const stay = cancelDialog.getByRole('button', { name: text.cancel_stay })

  // Without files there is no question.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await choose('DOC006').setInputFiles([pdf('receipt.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()
  await expect(show('receipt.pdf')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(cancelDialog).toBeVisible()
  await expectAccessible(page, { state: 'asked before leaving' })
  // Pressing Escape again only closes the dialog.
  await page.keyboard.press('Escape')
  await expect(cancelDialog).toHaveCount(0)
  await home.click()
  await expect(cancelDialog).toBeVisible()
  await stay.click()
  await expect(cancelDialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/documents$/)

  await back.click()
  await claimant.arrivesAt(claim.pages.at(-1))
  await expect(dialog).toHaveCount(0)
  await home.click()
  await stay.click()
  await continueButton.click()
  await expect(heading).toBeVisible()
  await expect(received('receipt.pdf')).toBeVisible()
  await cancel.click()
  await stay.click()
  await expect(cancelDialog).toHaveCount(0)
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Escape')
  await cancelDialog.getByRole('button', { name: text.cancel_confirm }).click()
  await expect(snackbars).toContainText(text.cancelled)
  await cardholder.landsOnBenefits(premiumUsa)
  await expect.poll(() => storedDrafts(page)).toEqual([])
})

test('closing the page during an upload asks first, and the lost file is named afterwards [C-163, C-X68]', async ({
  claimant,
  page,
}) => {
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, file, files, notices, uploads, heading } = claimDocumentsPage(page)
  const never = Promise.withResolvers<void>()
  await page.route('**/uploads', () => never.promise)
  // By the time its upload begins, the file is stored with the claim.
  const upload = page.waitForRequest('**/uploads')
  await choose('DOC006').setInputFiles([pdf('half.pdf')])
  await expect(file('half.pdf')).toBeVisible()
  await upload
  const browserDialog = page.waitForEvent('dialog')
  const closing = page.reload()
  const dialog = await browserDialog
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closing
  await expect(heading).toBeVisible()
  await expect(notices).toHaveText([uploads.lost.replace('{name}', 'half.pdf')])
  await expect(files).toHaveCount(0)
})
