import type { Page } from '@playwright/test'
import { newCardLike } from '../../new-card-like.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimStartPage } from '../../pages/claim-start-page.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { cards } from '../../people.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { travellerAt } from '../../steps/traveller.ts'
import { expect, test } from '../../story.ts'

// What a screen reader finds on the main pages, in trees/. A difference has to be read by a person: update a tree with
// `npx playwright test -c e2e/playwright.config.ts main-pages -u`, and read what has changed.

const { premiumUsa } = cards
const expectTree = (page: Page, name: string, part: string) =>
  expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` })

test('card entry has one name for everything, with top bar and footer', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await expectTree(page, 'login', 'body')
})

test('benefits, a benefit and the start of a claim are read in order', async ({ cardholder, page }) => {
  await cardholder.startsSession(premiumUsa)
  await cardholder.opens(premiumUsa, 'benefits')
  await expect(benefitsPage(page).names.first()).toBeVisible()
  await expectTree(page, 'benefits', 'main')
  await cardholder.opens(premiumUsa, 'benefits/PUR')
  await expect(benefitPage(page).startClaim).toBeVisible()
  await expectTree(page, 'benefit', 'main')
  await cardholder.opens(premiumUsa, 'claims')
  await expect(claimStartPage(page).benefit).toBeVisible()
  await expectTree(page, 'claims-start', 'main')
})

test('the steps of a claim are read in order', async ({ claimant, page }) => {
  const claim = await claimant.hasFilledIn(newCardLike(premiumUsa), 'PUR', { at: 'incident_details' })
  await claimant.arrivesAt(claim.pages[1])
  await expectTree(page, 'claim-step', 'body')
  await claimant.goesTo('documents')
  await expect(claimDocumentsPage(page).choose('DOC006')).toBeVisible()
  await expectTree(page, 'documents', 'main')
  await claimant.goesTo('review_and_submit')
  await expect(claimReviewPage(page).heading).toBeVisible()
  await expectTree(page, 'review', 'main')
})

test('the status of a claim is read in order', async ({ page }) => {
  await page.goto('/usa/en_US/claim-status/USAWAIT?postal_code=62704')
  await claimStatusPage(page).found('USAWAIT')
  await expectTree(page, 'claim-status', 'main')
})

test('the form of a travel letter is read in order', async ({ cardholder, page }) => {
  const locale = 'en_EEMEA'
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  const traveller = travellerAt(page, locale)
  await traveller.opensForm()
  await expectTree(page, 'letter-form', 'dialog')
})

test('the checkout is read in order, around the vault’s frames', async ({ page }) => {
  const { path } = await buyerAt(page).hasQuote('nina.tree@mail.example')
  await page.goto(`${path}/checkout`)
  await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
  await expectTree(page, 'checkout', 'main')
})
