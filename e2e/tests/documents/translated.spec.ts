import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { newCardLike } from '../../new-card-like.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { phoneVerification } from '../../pages/phone-verification.ts'
import { bestCardFor, unlikeEnglish } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import type { Claimant } from '../../steps/claimant.ts'
import { paste } from '../../steps/drop-files.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs: Slug[] = [
  'claim-documents',
  'claim-evidence',
  'claim-receipt',
  'claim-submit',
  'claim-success',
  'phone-verification',
  'uploads',
]

for (const locale of unlikeEnglish)
  test(`documents, phone check, sending and receipt are fully translated in ${locale} [C-125, C-145, C-160, C-161, C-224]`, async ({
    claimant,
    page,
    guard,
  }) => {
    guard.tolerates(/status of 422/)
    await sendsAClaim(page, claimant, locale)
  })

async function sendsAClaim(page: Page, claimant: Claimant, locale: Locale) {
  const expectTranslated = async (what: string) => {
    const shown = await visibleTexts(page)
    const unfilled = shown.filter((text) => /[{}]/.test(text))
    expect([...unfilled, ...untranslatedTexts(shown, locale, slugs)], `${what} in ${locale}`).toEqual([])
  }
  await claimant.hasFilledIn(newCardLike(bestCardFor(locale)), 'PUR', { locale })
  const {
    choose,
    received,
    notices,
    picker,
    continue: continueButton,
    continueWithout,
  } = claimDocumentsPage(page, locale)
  const { finish, confirmDialog, confirm, successHeading, receiptLink, receiptHeading } = claimSubmission(page, locale)
  const { numberStep, number, cell, send, codeStep } = phoneVerification(page, locale)
  await choose('DOC006').setInputFiles([pdf('a.pdf'), { ...pdf('b.exe'), mimeType: '' }])
  await expect(received('a.pdf')).toBeVisible()
  await expect(notices).toHaveCount(1)
  await expectTranslated('documents')
  await paste(page, [pdf('c.pdf')])
  await expect(picker).toBeVisible()
  await expectTranslated('type picker')
  await page.keyboard.press('Escape')
  await continueButton.click()
  await expect(continueWithout).toBeVisible()
  await expectTranslated('missing documents')
  await continueWithout.click()
  await finish.click()
  await expect(confirmDialog).toBeVisible()
  await expectTranslated('confirmation')

  // The server may ask for a verified phone number with any claim.
  const failure = { error_code: 'phone_not_verified', request_id: 'x' }
  await page.route('**/submit_claim/', (route) => route.fulfill({ status: 422, json: failure }))
  await confirm.click()
  await expect(numberStep).toBeVisible()
  await send.click()
  await expectTranslated('phone number')
  await page.route('**/phone_verification/send/', (route) => route.fulfill({ json: { sent: true } }))
  await number.fill('+13142000000')
  await cell.check()
  await send.click()
  await expect(codeStep).toBeVisible()
  await expectTranslated('phone code')
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await finish.click()
  await confirm.click()
  await expect(successHeading).toBeVisible()
  await expectTranslated('success')
  await receiptLink.click()
  await expect(receiptHeading).toBeVisible()
  await expectTranslated('receipt')
}
