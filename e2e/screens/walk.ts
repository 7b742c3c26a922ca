import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Locale } from '@amparo/rules/locale/locales'
import { test as base, type Page } from '@playwright/test'
import { cardShowing, cards } from '../people.ts'
import { chooseConsent, consentState } from '../src/consent-state.ts'
import { origins } from '../src/origins.ts'
import { randomAddress } from '../src/random-address.ts'
import { type Camera, cameraAt } from './camera.ts'
import { useCjkFont } from './cjk-font.ts'

/** One of each script, and the longest words in Latin letters. */
export const shownLocales = ['en_US', 'pt_BR', 'ar_EEMEA', 'th_TH', 'zh_CN'] as const satisfies Locale[]
export type ShownLocale = (typeof shownLocales)[number]

/** The card with the most benefits. */
const bestCards: Record<ShownLocale, DemoCard> = {
  en_US: cards.premiumUsa,
  pt_BR: cards.blackBrazil,
  ar_EEMEA: cards.saudi,
  th_TH: cards.thailand,
  zh_CN: cardShowing('Premium card of China'),
}

export type Walk = { page: Page; locale: ShownLocale; card: DemoCard; take: Camera['take'] }

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the braces.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
})

type Options = { locales?: readonly ShownLocale[]; asksConsent?: boolean }

/** Walks through pages in each language. Every picture is taken on phone and desktop, light and dark. */
export function walk(name: string, steps: (walk: Walk) => Promise<void>, options: Options = {}) {
  const { locales = shownLocales, asksConsent = false } = options
  for (const locale of locales)
    test(`${name} in ${locale}`, async ({ page, context }) => {
      await useCjkFont(context)
      if (!asksConsent) await context.addInitScript(chooseConsent, [consentState(origins)] as const)
      const camera = await cameraAt(page, locale)
      await steps({ page, locale, card: bestCards[locale], take: camera.take })
    })
}

/** An answer that never comes, for pictures of pages that load. */
export const never = () => new Promise<void>(() => undefined)

/** Waits for the content of a page. */
export const arrives = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
