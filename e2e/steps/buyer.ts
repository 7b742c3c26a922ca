import { fill } from '@amparo/content/fill'
import type { Input } from '@amparo/contract/endpoint'
import { updateQuote } from '@amparo/contract/quotes'
import { endUserSession } from '@amparo/contract/user-sessions'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { type FormAnswers, fillIn } from './form-answers.ts'
import { guestAt, type Home, ohio } from './guest.ts'

type Update = Input<typeof updateQuote>['body']

const START = '/usa/en_US/marketplace/add/purchase/get-started'

/** The steps of a person who buys an accident policy, without signing in. */
export function buyerAt(page: Page) {
  const quote = content('marketplace-quote')
  const address = content('us-address')
  const coverage = content('marketplace-coverage')
  const checkout = content('checkout')
  const card = content('payment-card')
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name })
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
  const dialog = page.getByRole('dialog', { name: checkout.outline_title })
  const outline = {
    open: dialog.getByRole('link', { name: checkout.outline_open }),
    acknowledge: dialog.getByRole('button', { name: checkout.outline_acknowledge }),
  }
  const getQuote = button(quote.submit)
  const next = button(coverage.next)
  const quoteAnswers = (email: string, { state, city, zip }: Home = ohio): FormAnswers => [
    ['types', field(quote.first_name), 'Nina'],
    ['types', field(quote.last_name), 'Ortiz'],
    ['types', field(quote.email), email],
    ['types', field(quote.birthdate), '04/05/1985'],
    ...(state === 'NY' ? [] : ([['picks', field(quote.gender_f), '']] as const)),
    ['types', field(address.line1), '12 Elm St'],
    ['types', field(address.city), city],
    ['chooses', field(address.state), state],
    ['types', field(address.zip), zip],
  ]
  const cardAnswers = (number: string): FormAnswers => [
    ['types', field(card.cardholder_name), 'Nina Ortiz'],
    ['types', frame(card.number), number],
    ['types', frame(card.expiry), '12/30'],
    ['types', frame(card.cvv), '123'],
  ]

  const self = {
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
    quoteAnswers,
    cardAnswers,
    getQuote,
    next,
    terms: field(checkout.terms),
    outline,
    async opensStart() {
      await page.goto(START)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(quote.title)
    },
    async asksForQuote(email: string, home: Home = ohio) {
      await page.goto(START)
      await fillIn(quoteAnswers(email, home))
      await getQuote.click()
    },
    async goesToCheckout() {
      await next.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.title)
    },
    entersCard: (number: string) => fillIn(cardAnswers(number)),
    async agreesToTerms(terms: string = checkout.terms) {
      await field(terms).click()
      const opened = page.context().waitForEvent('page')
      await outline.open.click()
      await (await opened).close()
      await outline.acknowledge.click()
      await expect(field(terms)).toBeChecked()
    },
    /** Chooses, pays and agrees on New York's combined page, and sends it. */
    async buysInNewYork(number: string) {
      const text = content('marketplace-new-york')
      await page.getByRole('radio', { name: text.choice_individual }).check()
      await self.entersCard(number)
      await self.agreesToTerms()
      await page.getByLabel(text.disclosure).check()
      await self.purchase.click()
      await self.isAllSet()
    },
    title: page.getByRole('heading', { level: 1 }),
    purchase: button(checkout.purchase),
    isAllSet: () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(content('purchase-confirmation').title, { name: 'Nina' }),
      ),
  }
  return self
}
