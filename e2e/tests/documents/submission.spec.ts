import type { Page } from '@playwright/test'
import { validAnswers } from '../../claim-definition.ts'
import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { cards } from '../../people.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { changeDraft } from '../../steps/change-draft.ts'
import { expect, test } from '../../story.ts'

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
