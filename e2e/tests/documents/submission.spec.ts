import type { Page } from '@playwright/test'
import { validAnswers } from '../../claim-definition.ts'
import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { cards } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { changeDraft } from '../../steps/change-draft.ts'
import { verifyPhone } from '../../steps/verify-phone.ts'
import { expect, test } from '../../story.ts'

const submitCall = '**/claims/questions/submit_claim/'
const review = { at: 'review_and_submit' }

test('a claim that was already sent is waited for and not sent again, wherever it is opened from, and however often it is clicked [C-185, C-189]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const card = newCardLike(cards.premiumUsa)
  await claimant.hasFilledIn(card, 'WTY', review)
  const posts = countPosts(page)
  const { finish, confirm, leave, working, successHeading, text } = claimSubmission(page)
  await page.route('**/long_operations/*', (route) => route.fulfill({ json: { done: false, result: null } }))
  await finish.click()
  // The second click must not reach the button to leave, which appears in the same place.
  await confirm.dblclick()
  await expect(working).toBeVisible()
  await expectAccessible(page, { state: 'claim being registered' })
  await page.waitForResponse('**/long_operations/*')
  await leave.click()
  await cardholder.landsOnBenefits(card)
  await savedClaims(page).resume.click()
  await expect(working).toBeVisible()
  // Closing the dialog does not stop the waiting.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: text.working_here })).toBeVisible()
  expect(posts()).toBe(1)

  await cardholder.opens(card, 'claims/WTY')
  await expect(working).toBeVisible()
  await page.unroute('**/long_operations/*')
  await expect(successHeading).toBeVisible()
  expect(posts()).toBe(1)
  await expect(page).toHaveURL(/\/success$/)
  await page.reload()
  await expect(successHeading).toBeVisible()
})

test('two tabs that send the same claim at once send it once and show the same number [C-189, C-205]', async ({
  claimant,
  context,
  page,
}) => {
  const card = newCardLike(cards.premiumUsa)
  const claim = await claimant.hasFilledIn(card, 'WTY', review)
  const other = await context.newPage()
  await cardholderAt(other).startsSession(card)
  await other.goto(new URL(page.url()).pathname.replace(/\/\w+$/, ''))
  const posts = [countPosts(page), countPosts(other)]
  const tabs = [page, other].map((tab) => claimSubmission(tab, claim.locale))
  // Both dialogs are open before either is confirmed, because a tab disables sending once the other one sends.
  for (const { finish } of tabs) await finish.click()
  await Promise.all(tabs.map(({ confirm }) => confirm.click()))
  for (const { successHeading } of tabs) await expect(successHeading).toBeVisible()
  const numbers = await Promise.all(tabs.map(({ number }) => number.innerText()))
  expect(numbers[0]).toBe(numbers[1])
  expect(posts.map((count) => count()).toSorted()).toEqual([0, 1])
})

test('a person can go back from a duplicate claim; with another date of loss it is a new claim [C-197, C-199]', async ({
  claimant,
  page,
}) => {
  const card = newCardLike(cards.premiumUsa)
  const { finish, confirm, duplicate, goBack } = claimSubmission(page)
  const claim = await claimant.hasFilledIn(card, 'WTY', review)
  const first = await claimant.sends(claim)
  const again = await claimant.hasFilledIn(card, 'WTY', review)
  const cardholder_details = { ...again.answers.cardholder_details, cardholder_first_name: 'Noor' }
  await changeDraft(page, { application: { ...again.answers, cardholder_details } })
  await page.reload()
  const reported = page.waitForRequest((one) => one.postData()?.includes('DUPLICATE_CLAIM_API_ERROR') === true)
  await finish.click()
  await confirm.click()
  await expect(duplicate).toBeVisible()
  await expectAccessible(page, { state: 'duplicate claim' })
  await reported
  await goBack.click()
  await expect(duplicate).toHaveCount(0)
  await expect(page).toHaveURL(/review_and_submit$/)

  // As if all its dates had been corrected.
  const situation = { today: dayBefore(40), locale: again.locale, country: card.country }
  await changeDraft(page, { application: validAnswers(again.pages, situation) })
  await page.reload()
  expect(await claimant.sends(again)).not.toBe(first)
})

test('answers the server finds missing are reported and listed by page, with links to the pages [C-146, C-147, C-590, C-591]', async ({
  claimant,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const claim = await claimant.hasFilledIn(newCardLike(cards.premiumUsa), 'WTY', review)
  const [first, second] = claim.pages
  const { finish, confirm, alert, text } = claimSubmission(page)
  const missing = [
    { path: `${first?.page_key}.cardholder_city`, code: 'required' },
    { path: `${second?.page_key}.incident_description`, code: 'required' },
  ]
  const failure = { error_code: 'missing_fields', request_id: 'req-4711', problems: missing }
  await page.route(submitCall, (route) => route.fulfill({ status: 422, json: failure }))
  const reported = page.waitForRequest((one) => one.postData()?.includes('CLAIM_SUBMIT_MISSING_FIELDS') === true)
  await finish.click()
  await confirm.click()
  await expect(alert).toContainText(text.missing_title)
  await expect(alert.getByRole('button')).toHaveText([first?.title ?? '', second?.title ?? ''])
  await expect(alert).toContainText('req-4711')
  const report = (await reported).postData()
  for (const part of [first?.page_key, second?.page_key, 'req-4711']) expect(report).toContain(part)
  await expectAccessible(page, { state: 'missing answers' })

  await page.unroute(submitCall)
  await alert.getByRole('button').first().click()
  await claimant.arrivesAt(first)
  await page.goBack()
  await claimant.sends(claim)
})

test('a file that is no longer on the server is named and removed, and can be added again [C-133, C-X70]', async ({
  claimant,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const claim = await claimant.hasFilledIn(newCardLike(cards.premiumUsa), 'WTY')
  const { choose, received, files, continue: continueButton, continueWithout } = claimDocumentsPage(page)
  const { finish, confirm, alert, text } = claimSubmission(page)
  await choose('DOC006').setInputFiles([pdf('receipt.pdf'), pdf('lost.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()
  await expect(received('lost.pdf')).toBeVisible()
  await continueButton.click()
  await continueWithout.click()
  const failure = {
    error_code: 'document_not_approved',
    request_id: 'req-1',
    problems: [{ path: 'documents.1', code: 'not_approved' }],
  }
  await page.route(submitCall, (route) => route.fulfill({ status: 422, json: failure }))
  await finish.click()
  await confirm.click()
  await expect(alert).toContainText(text.files_title)
  await page.unroute(submitCall)
  await expect(alert.getByRole('listitem')).toHaveCount(1)
  await alert.getByRole('button', { name: text.files_button }).click()
  await expect(files).toHaveCount(1)
  await choose('DOC006').setInputFiles([pdf('found.pdf')])
  await expect(received('found.pdf')).toBeVisible()
  await continueButton.click()
  await continueWithout.click()
  const sent = page.waitForRequest(submitCall)
  await claimant.sends(claim)
  expect((await sent).postDataJSON().documents).toHaveLength(2)
})

test('an expired phone verification is repeated, and then the claim is sent [C-232, C-X69]', async ({
  claimant,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  await claimant.hasFilledIn(newCardLike(cards.premiumUsa), 'CEL', review)
  await changeDraft(page, { phoneVerificationToken: `pv_${'x'.repeat(43)}` })
  await page.reload()
  const { finish, confirm, successHeading } = claimSubmission(page)
  await finish.click()
  await confirm.click()
  await verifyPhone(page, 'en_US')
  await expect(successHeading).toBeVisible()
})

function countPosts(page: Page) {
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/submit_claim/')) posts++
  })
  return () => posts
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
