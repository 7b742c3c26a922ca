import { dayIn } from '@amparo/rules/policies/policy-days'
import { expect } from '@playwright/test'
import { content } from '../content.ts'
import { shell } from '../pages/shell.ts'
import { cards } from '../people.ts'
import { buyerAt } from '../steps/buyer.ts'
import { cardholderAt } from '../steps/cardholder.ts'
import { mailTo, signInLink } from '../steps/outbox.ts'
import { arrives, never, type ShownLocale, walk } from './walk.ts'

const isWindow = true
/** The marketplace is for the USA. */
const inEnglish: { locales: ShownLocale[] } = { locales: ['en_US'] }
const MARKETPLACE = '/usa/en_US/marketplace'

walk(
  'the offer and the price',
  async ({ page, take }) => {
    const buyer = buyerAt(page)
    await cardholderAt(page).startsSession(cards.premiumUsa)
    for (const [state, path] of [
      ['home', ''],
      ['detail', '/add'],
    ] as const) {
      await page.goto(MARKETPLACE + path)
      await arrives(page)
      await take('marketplace', state)
    }
    await buyer.opensStart()
    await take('quote', 'empty')
    await buyer.getQuote.click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await take('quote', 'errors')
    await page.getByLabel(content('us-address').state).selectOption('TX')
    await expect(page.getByText(content('marketplace-quote').problem_state_unavailable).first()).toBeVisible()
    await take('quote', 'state-unavailable')
    const { path, update } = await buyer.hasQuote('nina.pictures@mail.example')
    await page.goto(`${path}/coverage`)
    await expect(buyer.next).toBeVisible()
    await take('coverage', 'page')
    const spouse = { first_name: 'Ruben', last_name: 'Ortiz', birthdate: '1984-03-02' }
    const child = { first_name: 'Alma', last_name: 'Ortiz', birthdate: '2015-06-01' }
    const effective_date = dayIn('America/New_York', new Date())
    const coverages = [{ id: 'ADD' }]
    await update({ effective_date, coverages, beneficiary: null, spouse, children: [child], smokes_yn: null })
    await page.goto(`${path}/coverage`)
    await expect(page.getByLabel('First name').last()).toHaveValue('Alma')
    await take('coverage', 'family')
    await page.getByLabel('Add Accident Medical Expense').check()
    await buyer.next.click()
    await expect(page.locator('main .form-field-error').first()).toBeVisible()
    await take('coverage', 'errors')
    await page.route('**/api/v2/marketplace/**', never)
    await page.goto(`${path}/coverage`, { waitUntil: 'commit' })
    await page.locator('.skeleton').first().waitFor()
    await take('coverage', 'loading', { isLoading: true })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  inEnglish,
)

walk(
  'the purchase',
  async ({ page, take }) => {
    const buyer = buyerAt(page)
    const { path } = await buyer.hasQuote('nina.buys-pictures@mail.example')
    await page.goto(`${path}/checkout`)
    await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
    await take('checkout', 'empty')
    await buyer.purchase.click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await take('checkout', 'errors')
    await page.getByRole('button', { name: content('checkout').read_terms }).click()
    const terms = page.getByRole('dialog', { name: content('checkout').conditions_title })
    await expect(terms).toBeVisible()
    await take('checkout', 'terms-dialog', { isWindow })
    await terms.getByRole('button').click()
    await buyer.entersCard('5555 5555 0000 0014')
    await buyer.terms.click()
    await expect(buyer.outline.open).toBeVisible()
    await take('checkout', 'outline-dialog', { isWindow })
    await buyer.outline.acknowledge.click()
    await buyer.purchase.click()
    await expect(page.getByText(content('checkout').trouble_title)).toBeVisible()
    await take('checkout', 'declined')
    await page.route('**/purchase/', never)
    await buyer.entersCard('5555 5555 5555 4444')
    await buyer.purchase.click()
    await expect(page.getByRole('button', { name: content('checkout').purchasing })).toBeVisible()
    await take('checkout', 'paying', { isLoading: true })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  inEnglish,
)

walk(
  'New York and the confirmation',
  async ({ page, take }) => {
    const buyer = buyerAt(page)
    const { path } = await buyer.hasQuote('nina.ny@mail.example', { state: 'NY', city: 'New York', zip: '10001' })
    await page.goto(`${path}/coverage-checkout`)
    await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
    await take('checkout', 'new-york')
    await buyer.purchase.click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await take('checkout', 'new-york-errors')
    await buyer.buysInNewYork('2223 0031 2200 3222')
    await take('confirmation', 'page')
  },
  inEnglish,
)

walk(
  'California and the documents viewer',
  async ({ page, take }) => {
    const home = { state: 'CA', city: 'Fresno', zip: '93650' }
    const { path } = await buyerAt(page).hasQuote('nina.ca@mail.example', home)
    await page.goto(`${path}/checkout`)
    await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
    await take('checkout', 'california')
    await page.route('**/documents/E_CONSENT/**', (route) => route.abort())
    await page.goto(`${path.replace(/.*\//, '/pdf-viewer/')}/E_CONSENT`)
    await expect(page.getByRole('alert')).toBeVisible()
    await take('documents-viewer', 'failed')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  inEnglish,
)

walk(
  'sign-in',
  async ({ page, take }) => {
    const text = content('marketplace-sign-in')
    const email = 'nina.signs-in@mail.example'
    await page.goto(`${MARKETPLACE}/auth/login`)
    await take('marketplace-sign-in', 'form')
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.locator('main .form-field-error').first()).toBeVisible()
    await take('marketplace-sign-in', 'error')
    await page.getByLabel(text.email).fill(email)
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByText(text.sent_title)).toBeVisible()
    await take('marketplace-sign-in', 'sent')
    const link = signInLink(await mailTo(page, email)) ?? ''
    for (const state of ['link', 'expired']) {
      await page.goto(link)
      await page.getByRole('button', { name: text.link_button }).waitFor()
      if (state === 'link') await take('marketplace-sign-in', state)
      await page.getByRole('button', { name: text.link_button }).click()
      await expect(
        state === 'link'
          ? page.getByText(content('marketplace-quote').no_policy)
          : shell(page).dialog.or(page.getByRole('alert')).first(),
      ).toBeVisible()
      await take('marketplace-sign-in', state === 'link' ? 'no-policy' : state)
    }
  },
  inEnglish,
)
