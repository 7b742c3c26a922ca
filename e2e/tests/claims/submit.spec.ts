import { expectAccessible } from '../../pages/accessible.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { cards } from '../../people.ts'
import { changeDraft } from '../../steps/change-draft.ts'
import { expect, test } from '../../story.ts'

const review = { at: 'review_and_submit' }

test('a claim for a phone can be sent, and its receipt downloaded [C-011, C-126, C-145, C-185 to C-188, C-223]', async ({
  claimant,
  page,
}) => {
  test.slow()
  const claim = await claimant.hasFilledIn(cards.premiumUsa, 'CEL', review)
  const number = await claimant.sends(claim)
  expect(number).toMatch(/^[2-9A-Z]{9}$/)
  await expectAccessible(page)

  const { receiptLink, receiptHeading, download, statusLink } = claimSubmission(page)
  await receiptLink.click()
  await expect(receiptHeading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await download.click()
  expect((await file).suggestedFilename()).toBe(`${number}.pdf`)
  expect(page.url()).not.toContain('lo_')

  await page.goBack()
  await statusLink.click()
  await expect(page).toHaveURL(new RegExp(`/claim-status/${number}$`))
  await expect(page.getByRole('main')).toContainText(number)
})

test('after a reload the page goes on waiting for the claim number and does not send the claim again [C-189]', async ({
  claimant,
  page,
}) => {
  test.slow()
  await claimant.hasFilledIn(cards.premiumUsa, 'PUR', review)
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/submit_claim/')) posts++
  })
  await page.route('**/long_operations/*', (route) => route.fulfill({ json: { done: false, result: null } }))
  const { finish, confirm, working, successHeading } = claimSubmission(page)
  await finish.click()
  await confirm.click()
  await page.waitForResponse('**/long_operations/*')
  await expect(working).toBeVisible()
  await page.reload()
  await expect(working).toBeVisible()
  await page.unroute('**/long_operations/*')
  await expect(successHeading).toBeVisible()
  expect(posts).toBe(1)
})

test('the same loss cannot be claimed twice; the duplicate can be deleted [C-197, C-198]', async ({
  claimant,
  cardholder,
  page,
}) => {
  test.slow()
  await claimant.sends(await claimant.hasFilledIn(cards.premiumUsa, 'WTY', review))
  const { answers } = await claimant.hasFilledIn(cards.premiumUsa, 'WTY', review)
  const renamed = { ...answers.cardholder_details, cardholder_first_name: 'Noor' }
  await changeDraft(page, { application: { ...answers, cardholder_details: renamed } })
  const { finish, confirm, duplicate, removeCopy } = claimSubmission(page)
  await finish.click()
  await confirm.click()
  await expect(duplicate).toBeVisible()
  await expectAccessible(page)
  await removeCopy.click()
  await cardholder.landsOnBenefits(cards.premiumUsa)
})
