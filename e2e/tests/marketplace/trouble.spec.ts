import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { content } from '../../content.ts'
import { origins } from '../../src/origins.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { mailTo, signInLink } from '../../steps/outbox.ts'
import { expect, test } from '../../story.ts'

const coverage = content('marketplace-coverage')
const checkout = content('checkout')
const card = content('payment-card')
const signIn = content('marketplace-sign-in')

test('without the vault nobody can pay; once it is back, the policy is bought once even if the processor’s answer is lost [M-337]', async ({
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED/, /status of 423/)
  const buyer = buyerAt(page)
  const { path } = await buyer.hasQuote('nina.vault@mail.example')
  await page.route(`${origins.vault}/**`, (route) => route.abort())
  await page.goto(`${path}/checkout`)
  await expect(page.getByText(card.not_loaded, { exact: true })).toBeVisible()

  await page.unroute(`${origins.vault}/**`)
  await page.getByRole('button', { name: card.try_again }).click()
  await buyer.entersCard('5555 5555 0000 0071')
  await buyer.agreesToTerms()
  await buyer.purchase.click()
  await buyer.isAllSet()
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout/)
})

test('a price that changed in another tab is shown before anything is charged; both tabs end up with the same policy [M-171]', async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const buyer = buyerAt(page)
  const { path } = await buyer.hasQuote('nina.tabs@mail.example')
  await page.goto(`${path}/checkout`)
  await expect(page.getByText('$6.30').first()).toBeVisible()

  // A new tab gets the session from the first one.
  const other = await context.newPage()
  const there = buyerAt(other)
  await other.goto(`${path}/coverage`)
  await other.getByLabel('Add Accident Medical Expense').check()
  for (const label of [coverage.level_id, coverage.deductible_id, coverage.coinsurance_id])
    await other.getByLabel(label, { exact: true }).selectOption({ index: 1 })
  await expect(other.getByRole('main')).toContainText('more:')
  const [price = ''] = /\$\d+\.\d\d(?= a month)/.exec(await other.getByRole('complementary').innerText()) ?? []

  await buyer.entersCard('5555 5555 5555 4444')
  await buyer.agreesToTerms()
  await buyer.purchase.click()
  await expect(page.getByText(fill(checkout.trouble_amount_changed, { before: '$6.30', now: price }))).toBeVisible()
  // With an extra the policy has another outline.
  await buyer.agreesToTerms()
  await buyer.purchase.click()
  await buyer.isAllSet()

  await other.reload()
  await there.isAllSet()
})

test('a start date that changed in another tab is shown before anything is charged, and no tab overwrites the other', async ({
  page,
  guard,
}) => {
  guard.tolerates(/status of 42[23]/)
  const buyer = buyerAt(page)
  const { path, update } = await buyer.hasQuote('nina.dates@mail.example')
  await page.goto(`${path}/coverage`)
  const startDate = page.getByLabel(coverage.start_date, { exact: true })
  const [month, day, year] = (await startDate.inputValue()).split('/')
  const elsewhere = async (value: number) => {
    const effective_date = shiftDate(`${year}-${month}-${day}`, { operator: 'plus', type: 'days', value })
    await update({ effective_date, beneficiary: null, spouse: null, children: [], coverages: [], smokes_yn: null })
    return formatDate(effective_date, 'en_US')
  }

  const first = await elsewhere(10)
  await page.getByLabel(coverage.beneficiary).selectOption({ index: 1 })
  await expect(page.getByText(coverage.price_locked)).toBeVisible()
  await expect(startDate).toHaveValue(first)

  await buyer.next.click()
  await buyer.entersCard('5555 5555 5555 4444')
  await buyer.agreesToTerms()
  const second = await elsewhere(20)
  await buyer.purchase.click()
  await expect(page.getByText(checkout.trouble_quote_changed)).toBeVisible()
  await expect(page.getByText(fill(checkout.due_text, { amount: '$6.30', date: second }))).toBeVisible()
  await buyer.purchase.click()
  await buyer.isAllSet()
})

test('a session that ends midway leads to sign-in and back, and unfinished answers are still there', async ({
  page,
  guard,
}) => {
  guard.tolerates(/status of 401/)
  const email = 'nina.ended@mail.example'
  const buyer = buyerAt(page)
  const { path, endSession } = await buyer.hasQuote(email)
  await page.goto(`${path}/coverage`)
  await page.getByRole('radiogroup', { name: coverage.spouse_question }).getByLabel(coverage.yes).check()
  await page.getByLabel(coverage.first_name).fill('Leo')
  await endSession()
  await page.getByLabel(coverage.beneficiary).selectOption('estate')
  await expect(page.getByText(signIn.over_expired)).toBeVisible()

  await page.getByLabel(signIn.email).fill(email)
  await page.getByRole('button', { name: signIn.send }).click()
  await expect(page.getByText(signIn.sent_title)).toBeVisible()
  await page.goto(signInLink(await mailTo(page, email)) ?? '')
  await page.getByRole('button', { name: signIn.link_button }).click()

  await expect(page).toHaveURL(`${path}/coverage`)
  await expect(page.getByLabel(coverage.first_name)).toHaveValue('Leo')
  await expect(page.getByLabel(coverage.beneficiary)).toHaveValue('estate')
  await page.reload()
  await expect(page.getByLabel(coverage.first_name)).toHaveValue('Leo')
})
