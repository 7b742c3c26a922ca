import { fill } from '@amparo/content/fill'
import { call } from '@amparo/contract/call'
import type { Input } from '@amparo/contract/endpoint'
import { createQuote, updateQuote } from '@amparo/contract/quotes'
import { authenticate, endUserSession } from '@amparo/contract/users'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { origins } from '../src/origins.ts'

type Mail = { kind: string; recipient: string; text: string }
type Home = { state: string; city: string; zip: string }
type Update = Input<typeof updateQuote>['body']
const ohio: Home = { state: 'OH', city: 'Columbus', zip: '43004' }

/** The steps of a person who buys an accident policy, without signing in. */
export function buyerAt(page: Page) {
  const quote = content('marketplace-quote')
  const address = content('us-address')
  const coverage = content('marketplace-coverage')
  const checkout = content('checkout')
  const card = content('payment-card')
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })

  return {
    /** Starts with a quote that is made by calls, for stories about later pages. The browser gets only the session. */
    async hasQuote(email: string, { state, city, zip }: Home = ohio) {
      const { guest_session_token: token } = await call(authenticate, { body: { email } }, { origin: origins.portal })
      const link = { origin: origins.portal, headers: { authorization: `Bearer ${token}` } }
      const address = { line_1_address: '12 Elm St', municipality_name: city, state, postal_code: zip }
      const policy_holder = { first_name: 'Nina', last_name: 'Ortiz', birthdate: '1985-04-05', gender: 'F' } as const
      const { id } = await call(createQuote, { body: { email, address, policy_holder } }, link)
      await page.goto('/healthz')
      const session = JSON.stringify({ token, isGuestUser: true, email })
      await page.evaluate((value) => sessionStorage.setItem('user-session', value), session)
      return {
        path: `/usa/en_US/marketplace/add/purchase/${id}`,
        /** Makes a call with the same session outside the browser. */
        update: (body: Update) => call(updateQuote, { params: { id }, body }, link),
        endSession: () => call(endUserSession, {}, link),
      }
    },
    async asksForQuote(email: string, { state, city, zip }: Home = ohio) {
      await page.goto('/usa/en_US/marketplace/add/purchase/get-started')
      await field(quote.first_name).fill('Nina')
      await field(quote.last_name).fill('Ortiz')
      await field(quote.email).fill(email)
      await field(quote.birthdate).fill('04/05/1985')
      await field(address.line1).fill('12 Elm St')
      await field(address.city).fill(city)
      await field(address.state).selectOption(state)
      await field(address.zip).fill(zip)
      if (state !== 'NY') await field(quote.gender_f).check()
      await page.getByRole('button', { name: quote.submit }).click()
    },
    async goesToCheckout() {
      await page.getByRole('button', { name: coverage.next }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title)
    },
    async entersCard(number: string) {
      await field(card.cardholder_name).fill('Nina Ortiz')
      for (const [title, value] of [
        [card.number, number],
        [card.expiry, '12/30'],
        [card.cvv, '123'],
      ] as const)
        await page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox').fill(value)
    },
    async agreesToTerms(terms: string = checkout.terms) {
      await field(terms).click()
      const dialog = page.getByRole('dialog', { name: checkout.outline_title })
      const opened = page.context().waitForEvent('page')
      await dialog.getByRole('link', { name: checkout.outline_open }).click()
      await (await opened).close()
      await dialog.getByRole('button', { name: checkout.outline_acknowledge }).click()
      await expect(field(terms)).toBeChecked()
    },
    title: page.getByRole('heading', { level: 1 }),
    purchase: page.getByRole('button', { name: checkout.purchase }),
    isAllSet: () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(content('purchase-confirmation').title, { name: 'Nina' }),
      ),
    /** The newest mail to an address, from the demo outbox. Waits for it, because a job sends it. */
    async mailTo(recipient: string): Promise<Mail> {
      const newest = async () => {
        const answer = await page.request.get(`${origins.portal}/dev/api/outbox`)
        return ((await answer.json()) as Mail[]).find((one) => one.recipient === recipient)
      }
      await expect.poll(newest).toBeDefined()
      return (await newest()) as Mail
    },
  }
}
