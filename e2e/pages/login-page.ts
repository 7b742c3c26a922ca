import { defaultLocale, type Locale, languageHome } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** Card entry, including the vault's frame. */
export function loginPage(page: Page, locale: Locale = defaultLocale) {
  const texts = content('pan-entry-page', locale)
  const text = texts['pan-entry-page']
  const frame = page.frameLocator(`iframe[title="${text.frame_title}"]`)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1, name: text.title })
  const frameRetry = page.getByRole('button', { name: text.frame_failed_retry })
  const fieldBox = main.locator('.field')

  return {
    address: languageHome(locale),
    text,
    requiredText: texts['pan-entry-page-required'].text,
    invalidText: texts['pan-entry-page-invalid-card-number'].text,
    heading,
    subtitle: main.getByText(text.subtitle, { exact: true }),
    visibleLabel: fieldBox.locator('.label'),
    fieldBox,
    /** The box around the frame, as large as the field. */
    frameBox: fieldBox.locator('.frame-box'),
    iframe: page.locator('.frame-box iframe'),
    frameReady: page.locator('[data-frame="ready"]'),
    number: frame.getByRole('textbox', { name: text.label }),
    frameRoot: frame.locator(':root'),
    error: fieldBox.locator('.error'),
    reveal: main.getByRole('checkbox', { name: text.show_card_number }),
    submit: main.getByRole('button', { name: text.submit }),
    /** An error, or for a card that is looked after elsewhere, a piece of information. */
    refusal: main.locator('.banner'),
    loggedOut: main.getByRole('status').filter({ hasText: text.logged_out }),
    frameFailed: main.getByRole('alert').filter({ has: frameRetry }),
    frameRetry,

    /** Waits for the page and the card field, and checks accessibility. */
    async arrives() {
      await expect(heading).toBeVisible()
      await expect(page.locator('[data-frame="ready"]')).toBeVisible()
      await expectAccessible(page)
    },
  }
}
