import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { expect, test } from '../../story.ts'

const coverage = content('marketplace-coverage')
const checkout = content('checkout')

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('in New York one page has both coverage and checkout, and says what is missing @only-phone [M-078, M-178, M-179, M-185, M-186]', async ({
    page,
  }) => {
    const text = content('marketplace-new-york')
    const buyer = buyerAt(page)
    const buyingPage = /\/coverage-checkout$/
    await buyer.asksForQuote('nina.york@mail.example', { state: 'NY', city: 'New York', zip: '10001' })
    await expect(page).toHaveURL(buyingPage)
    await expect(buyer.title).toHaveText(text.title)

    await buyer.purchase.click()
    const announced = page.locator('.snackbars')
    await expect(announced).toContainText(text.terms_acknowledgement_missing)
    await expect(announced).toContainText(text.disclosure_missing)
    await expect(page.getByText(coverage.problem_coverage_missing).last()).toBeVisible()
    await expectAccessible(page, { state: 'errors' })

    // Editing the state in the address changes nothing.
    await page.goto(page.url().replace('coverage-checkout', 'checkout'))
    await expect(page).toHaveURL(buyingPage)
    await buyer.buysInNewYork('2223 0031 2200 3222')
    await expectAccessible(page)
  })
})

test('in California there is no deductible or coinsurance, and two consents are required [M-127, M-154, M-155]', async ({
  page,
}) => {
  const buyer = buyerAt(page)
  const { path } = await buyer.hasQuote('nina.california@mail.example', {
    state: 'CA',
    city: 'Los Angeles',
    zip: '90001',
  })
  await page.goto(`${path}/coverage`)
  await page.getByLabel('Add Accident Medical Expense').check()
  await page.getByLabel(coverage.level_id, { exact: true }).selectOption({ index: 1 })
  await expect(page.getByRole('main')).toContainText('more:')
  for (const hidden of [coverage.deductible_id, coverage.coinsurance_id])
    await expect(page.getByLabel(hidden, { exact: true })).toHaveCount(0)

  await buyer.goesToCheckout()
  await buyer.entersCard('5555 5555 5555 4444')
  // While the fields for another address load, the card fields keep what was typed.
  await page.getByLabel(content('billing-address').different).check()
  await expect(page.getByLabel(content('us-address').line1)).toBeVisible()
  await buyer.purchase.click()
  for (const problem of [checkout.consent_missing, checkout.terms_missing, checkout.problem_address_missing])
    await expect(page.getByText(problem).last()).toBeVisible()
  await expectAccessible(page, { state: 'errors' })

  await page.getByLabel(content('billing-address').same.split(':')[0] ?? '').check()
  await page.getByLabel(checkout.privacy_california).check()
  await buyer.agreesToTerms(checkout.terms_california)
  await buyer.purchase.click()
  await buyer.isAllSet()
})
