import { fill } from '@amparo/content/fill'
import type { Input } from '@amparo/contract/endpoint'
import { updateQuote } from '@amparo/contract/quotes'
import { endUserSession } from '@amparo/contract/user-sessions'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { guestAt, type Home, ohio } from './guest.ts'

type Update = Input<typeof updateQuote>['body']

/** The steps of a person who buys an accident policy, without signing in. */
export function buyerAt(page: Page) {
  const quote = content('marketplace-quote')
  const address = content('us-address')
  const coverage = content('marketplace-coverage')
  const checkout = content('checkout')
  const card = content('payment-card')
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })

  return {
    /** Begins with a quote that was made before, for stories about later pages. Only the session is in the browser. */
    async hasQuote(email: string, home: Home = ohio) {
      const guest = await guestAt(page, email)
      const params = { id: await guest.makesQuote(home) }
      await guest.entersBrowser()
      return {
        path: `/usa/en_US/marketplace/add/purchase/${params.id}`,
        /** What somebody does elsewhere with the same session. */
        update: (body: Update) => guest.ask(updateQuote, { params, body }),
        endSession: () => guest.ask(endUserSession, {}),
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
  }
}
