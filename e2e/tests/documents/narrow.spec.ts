import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { expectToFit } from '../../pages/fits.ts'
import { cards } from '../../people.ts'
import { pdf, png } from '../../sample-files.ts'
import { paste } from '../../steps/drop-files.ts'
import { expect, test } from '../../story.ts'

for (const [card, locale] of [
  [cards.premiumUsa, 'en_US'],
  [cards.saudi, 'ar_EEMEA'],
] as const)
  test(`documents, sending and receipt are accessible and fit at 320 px and at 200 % zoom in ${locale}`, async ({
    claimant,
    page,
  }) => {
    test.slow()
    const fits = async (what: string) => {
      await expectAccessible(page, { state: what })
      await expectToFit(page, `${what} in ${locale}`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await claimant.hasFilledIn(newCardLike(card), 'PUR', { locale })
    const documents = claimDocumentsPage(page, locale)
    const { choose, received, notices, picker, continue: continueButton, continueWithout } = documents
    const { finish, confirmDialog, receiptLink, receiptHeading, confirm, successHeading } = claimSubmission(
      page,
      locale,
    )
    const long = `A very long name that somebody gave to a photo of a receipt ${'x'.repeat(60)}.png`
    await choose('DOC006').setInputFiles([png(long), { ...pdf('setup.exe'), mimeType: '' }])
    await expect(received(long)).toBeVisible()
    await expect(notices).toHaveCount(1)
    await fits('documents')
    await paste(page, [pdf('scan.pdf')])
    await expect(picker).toBeVisible()
    await fits('type picker')
    await page.keyboard.press('Escape')
    await continueButton.click()
    await expect(continueWithout).toBeVisible()
    await fits('missing documents')
    await continueWithout.click()
    await finish.click()
    await expect(confirmDialog).toBeVisible()
    await fits('confirm')
    await confirm.click()
    await expect(successHeading).toBeVisible()
    await fits('success')
    await receiptLink.click()
    await expect(receiptHeading).toBeVisible()
    await fits('receipt')
    if (locale !== 'en_US') return
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { state: 'receipt in the dark' })
    await page.goBack()
    await expect(successHeading).toBeVisible()
    await expectAccessible(page, { state: 'success in the dark' })
  })
