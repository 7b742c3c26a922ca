import type { Slug } from '@amparo/content/slugs'
import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { expectToFit } from '../../pages/fits.ts'
import { phoneVerification } from '../../pages/phone-verification.ts'
import { expectTranslated } from '../../pages/translated.ts'
import { cards } from '../../people.ts'
import { pdf, png } from '../../sample-files.ts'
import { paste } from '../../steps/drop-files.ts'
import { expect, test } from '../../story.ts'

const slugs: Slug[] = [
  'claim-documents',
  'claim-evidence',
  'claim-receipt',
  'claim-submit',
  'claim-success',
  'phone-verification',
  'uploads',
]

for (const [card, locale] of [
  [cards.premiumUsa, 'en_US'],
  [cards.saudi, 'ar_EEMEA'],
] as const)
  test(`documents, phone check, sending and receipt are accessible, translated and fit at 320 px and at 200 % zoom in ${locale} [C-125, C-145, C-160, C-161, C-224]`, async ({
    claimant,
    page,
    guard,
  }) => {
    test.slow()
    guard.tolerates(/status of 422/)
    const fits = async (what: string) => {
      await expectTranslated(page, { locale, slugs, what })
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
    const { numberStep, number, cell, send, codeStep } = phoneVerification(page, locale)
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

    // The server may ask for a verified phone number with any claim.
    const failure = { error_code: 'phone_not_verified', request_id: 'x' }
    await page.route('**/submit_claim/', (route) => route.fulfill({ status: 422, json: failure }))
    await confirm.click()
    await expect(numberStep).toBeVisible()
    await send.click()
    await fits('phone number')
    await page.route('**/phone_verification/send/', (route) => route.fulfill({ json: { sent: true } }))
    await number.fill('+13142000000')
    await cell.check()
    await send.click()
    await expect(codeStep).toBeVisible()
    await fits('phone code')
    await page.keyboard.press('Escape')
    await page.unrouteAll()
    await finish.click()
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
