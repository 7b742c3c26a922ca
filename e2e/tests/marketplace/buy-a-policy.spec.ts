import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { mailTo } from '../../steps/outbox.ts'
import { expect, test } from '../../story.ts'

const inCheckout = /\/purchase\/[0-9a-f-]{36}\/checkout$/
const inConfirmation = /\/policy-purchase-confirmation$/

test('a guest gets a price, adds an extra, pays once with a double click, and gets the policy by mail [M-032, M-151]', async ({
  page,
}) => {
  const buyer = buyerAt(page)
  const coverage = content('marketplace-coverage')
  const price = page.getByRole('main')
  const purchases: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase/')) purchases.push(request.url())
  })
  await buyer.asksForQuote('nina.ortiz@mail.example')
  await expect(price).toContainText('$6.30')
  await expectAccessible(page)

  await page.getByLabel('Add Accident Medical Expense').check()
  for (const label of [coverage.level_id, coverage.deductible_id, coverage.coinsurance_id])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 })
  await expect(price).toContainText('more:')
  await buyer.goesToCheckout()
  await expect(page).toHaveURL(inCheckout)
  await expectAccessible(page)

  await buyer.entersCard('5555 5555 5555 4444')
  await buyer.agreesToTerms()
  await buyer.purchase.dblclick()
  await buyer.isAllSet()
  await expect(page).toHaveURL(inConfirmation)
  await expect(page.getByRole('main')).toContainText('ending in 4444')
  expect(purchases).toHaveLength(1)
  await expectAccessible(page)
  expect((await mailTo(page, 'nina.ortiz@mail.example')).text).toContain('Nina')
})

test('a declined card shows an error, what was typed stays, and another card buys the policy [M-165, M-169]', async ({
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const buyer = buyerAt(page)
  const card = content('payment-card')
  const { path } = await buyer.hasQuote('nina.declined@mail.example')
  await page.goto(`${path}/checkout`)
  await buyer.entersCard('4111 1111 1111 1111')
  await buyer.agreesToTerms()
  await buyer.purchase.click()
  await expect(page.getByText(card.not_mastercard).first()).toBeVisible()

  await buyer.entersCard('5555 5555 0000 0014')
  await buyer.purchase.click()
  await expect(page.getByText(content('checkout').trouble_title)).toBeVisible()
  await expect(page.getByLabel(content('checkout').terms, { exact: true })).toBeChecked()
  await buyer.entersCard('5105 1051 0510 5100')
  await buyer.purchase.click()
  await buyer.isAllSet()
})
