import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { benefitsPage } from '../pages/benefits-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { digitsOf, last4Of } from '../people.ts'
import { origins } from '../src/origins.ts'

type Entry = { locale?: Locale }

/** What a cardholder does. Each step waits for its result. */
export function cardholderAt(page: Page) {
  const self = {
    async opensLogin({ locale = defaultLocale }: Entry = {}) {
      const login = loginPage(page, locale)
      await page.goto(login.address)
      await login.arrives()
    },
    async types(number: string, { locale }: Entry = {}) {
      await loginPage(page, locale).number.pressSequentially(number)
    },
    async submits({ locale }: Entry = {}) {
      await loginPage(page, locale).submit.click()
    },
    async entersCard(card: DemoCard, { locale }: Entry = {}) {
      await self.opensLogin({ locale })
      await self.types(card.number, { locale })
      await self.submits({ locale })
    },
    async signsIn(card: DemoCard, { locale }: Entry = {}) {
      await self.entersCard(card, { locale })
      await self.landsOnBenefits(card, { locale })
    },
    /** Starts a session without card entry, for stories about later pages. */
    async startsSession(card: DemoCard) {
      const token = await page.request.post(`${origins.vault}/api/cardholder/v1/token/`, {
        headers: { origin: origins.vault },
        data: { card_number: digitsOf(card) },
      })
      const { pan_token } = await token.json()
      const session = { panToken: pan_token, last4: last4Of(card), isBrandAgnostic: false }
      if (!page.url().startsWith(origins.portal)) await page.goto('/healthz')
      await page.evaluate((value) => sessionStorage.setItem('card', value), JSON.stringify(session))
    },
    /** Opens the benefits with a session, for stories that are not about card entry, which takes longer. */
    async isSignedIn(card: DemoCard, { locale }: Entry = {}) {
      await self.startsSession(card)
      await self.opens(card, 'benefits', { locale })
      await self.landsOnBenefits(card, { locale })
    },
    /** Opens a page of the card's country by its address. */
    async opens(card: DemoCard, path: string, { locale = defaultLocale }: Entry = {}) {
      await page.goto(`/${card.country.toLowerCase()}/${locale}/${path}`)
    },
    async landsOnBenefits({ country }: DemoCard, { locale = defaultLocale }: Entry = {}) {
      await expect(page).toHaveURL(`/${country.toLowerCase()}/${locale}/benefits`)
      await benefitsPage(page, locale).arrives()
    },
    async logsOut({ locale }: Entry = {}) {
      const { logout } = shell(page, locale)
      const revoked = page.waitForResponse('**/api/cardholder/v1/sign-out/')
      await logout.click()
      await revoked
      await expect(loginPage(page, locale).loggedOut).toBeVisible()
    },
  }
  return self
}
export type Cardholder = ReturnType<typeof cardholderAt>
