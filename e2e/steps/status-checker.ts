import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { claimStatusPage } from '../pages/claim-status-page.ts'
import { demoClaim } from '../people.ts'

export type Lookup = { number: string; postal_code?: string; surname?: string }
type Entry = { locale?: Locale }

/** What a person does to check the status of a claim. */
export function statusCheckerAt(page: Page) {
  const self = {
    async opensForm(country: string, { locale = defaultLocale }: Entry = {}) {
      await page.goto(`/${country.toLowerCase()}/${locale}/claim-status`)
      await claimStatusPage(page, locale).arrives()
    },
    /** Fills in and sends the form. */
    async looksUp({ number, ...proof }: Lookup, { locale }: Entry = {}) {
      const form = claimStatusPage(page, locale)
      await form.number.fill(number)
      for (const kind of ['postal_code', 'surname'] as const) {
        const value = proof[kind]
        if (value !== undefined) await form[kind].fill(value)
      }
      await form.check.click()
    },
    /**
     * Turns claim status on for every country and makes every check find this claim of the USA, because some languages are used only in countries
     * without claim status.
     */
    async findsInEveryCountry(number: string) {
      await page.route(/\/countries\/[A-Z]{3}\/$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), isClaimStatusVisible: true } })
      })
      await page.route('**/claims/status_check/', async (route) => {
        const { language_code } = route.request().postDataJSON()
        const { cardholder_postal_code: postal_code } = demoClaim(number).cardholder_details
        const postData = { claim_number: number, country: 'USA', postal_code, language_code }
        await route.fulfill({ response: await route.fetch({ postData }) })
      })
    },
    async finds(lookup: Lookup, number: string, { locale }: Entry = {}) {
      await self.looksUp(lookup, { locale })
      await claimStatusPage(page, locale).found(number)
    },
  }
  return self
}
export type StatusChecker = ReturnType<typeof statusCheckerAt>

/** What has to be entered to see a demo claim: the postal code in the USA and Canada, the surname in a few other countries. */
export function proofOf({ country, cardholder_details }: DemoClaim): Omit<Lookup, 'number'> {
  const { cardholder_postal_code, cardholder_last_name } = cardholder_details
  if (['USA', 'CAN'].includes(country)) return { postal_code: cardholder_postal_code ?? '' }
  return ['AUS', 'SGP', 'MYS'].includes(country) ? { surname: cardholder_last_name ?? '' } : {}
}
