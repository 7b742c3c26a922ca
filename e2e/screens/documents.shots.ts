import { expect } from '@playwright/test'
import { newCardLike } from '../new-card-like.ts'
import { claimDocumentsPage } from '../pages/claim-documents-page.ts'
import { claimReviewPage } from '../pages/claim-review-page.ts'
import { claimSubmission } from '../pages/claim-submission.ts'
import { phoneVerification } from '../pages/phone-verification.ts'
import { pdf } from '../sample-files.ts'
import { claimantAt } from '../steps/claimant.ts'
import { never, walk } from './walk.ts'

const SUBMIT = '**/submit_claim/'
const isWindow = true

walk('a claim from its documents to its receipt', async ({ page, locale, card, take }) => {
  const documents = claimDocumentsPage(page, locale)
  const sending = claimSubmission(page, locale)
  const phone = phoneVerification(page, locale)
  await claimantAt(page).hasFilledIn(newCardLike(card), 'PUR', { locale })
  await expect(documents.heading).toBeVisible()
  await take('documents', 'empty')
  await documents.choose('DOC006').setInputFiles([pdf('receipt.pdf'), { ...pdf('setup.exe'), mimeType: '' }])
  await expect(documents.received('receipt.pdf')).toBeVisible()
  await expect(documents.notices).toHaveCount(1)
  await take('documents', 'files')
  await page.route('**/files/sign', never)
  await documents.choose('DOC006').setInputFiles([pdf('second.pdf')])
  await expect(documents.file('second.pdf')).toBeVisible()
  await take('documents', 'sending', { isLoading: true })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await documents.stop('second.pdf').click()
  await documents.continue.click()
  await expect(documents.continueWithout).toBeVisible()
  await take('documents', 'missing-dialog', { isWindow })
  await documents.continueWithout.click()

  await expect(claimReviewPage(page, locale).heading).toBeVisible()
  await take('review', 'page')
  await sending.finish.click()
  await expect(sending.confirmDialog).toBeVisible()
  await take('review', 'confirm-dialog', { isWindow })
  const failure = { error_code: 'phone_not_verified', request_id: 'x' }
  await page.route(SUBMIT, (route) => route.fulfill({ status: 422, json: failure }))
  await sending.confirm.click()
  await expect(phone.numberStep).toBeVisible()
  await take('review', 'phone-dialog', { isWindow })
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await page.route(SUBMIT, (route) => route.fulfill({ status: 500, body: '{}' }))
  await sending.finish.click()
  await sending.confirm.click()
  await expect(sending.alert.first()).toBeVisible()
  await take('review', 'error')
  await page.unrouteAll()
  await page.route(SUBMIT, never)
  await sending.finish.click()
  await sending.confirm.click()
  await expect(sending.working).toBeVisible()
  await take('review', 'sending', { isLoading: true, isWindow })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

walk('a claim that is sent', async ({ page, locale, card, take }) => {
  const claimant = claimantAt(page)
  const sending = claimSubmission(page, locale)
  await claimant.hasFilledIn(newCardLike(card), 'PUR', { locale, at: 'review_and_submit' })
  await claimant.sends({ locale })
  await take('success', 'page')
  await sending.receiptLink.click()
  await expect(sending.receiptHeading).toBeVisible()
  await take('receipt', 'page')
})
