import { expectToFit } from '../../pages/fits.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { guestAt } from '../../steps/guest.ts'
import { expect, test } from '../../story.ts'

const pages = ['overview', 'personal-information', 'additional-insureds', 'coverage', 'documents', 'billing', 'claims']

test('the purchase fits at 320 px and at 200 % zoom, also with errors', async ({ page }) => {
  const buyer = buyerAt(page)
  await buyer.opensStart()
  await buyer.getQuote.click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await expectToFit(page, 'start with errors')
  const { path } = await buyer.hasQuote('nina.narrow@mail.example')
  await page.goto(`${path}/coverage`)
  await expect(buyer.next).toBeVisible()
  await expectToFit(page, 'coverage')
  await page.goto(`${path}/checkout`)
  await buyer.purchase.click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await expectToFit(page, 'checkout with errors')
})

test('every page of self-service fits at 320 px and at 200 % zoom', async ({ page }) => {
  const nina = await guestAt(page, 'nina.narrow-policy@mail.example')
  const { id } = await nina.buys()
  await nina.entersBrowser()
  for (const name of pages) {
    await page.goto(`/usa/en_US/marketplace/self-service/add/${id}/${name}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectToFit(page, name)
  }
})
