import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The frame of every page: top bar, footer, dialogs and notices. */
export function shell(page: Page, locale: Locale = defaultLocale) {
  const text = content('shell', locale)
  const consent = content('consent', locale)

  return {
    text,
    html: page.locator('html'),
    topBar: page.getByRole('banner'),
    home: page.getByRole('banner').getByRole('link').first(),
    logo: page.getByRole('banner').locator('.wordmark svg'),
    nav: page.getByRole('navigation', { name: text.nav_label }),
    language: page.getByRole('combobox', { name: text.language_label }),
    theme: page.getByRole('combobox', { name: text.theme_label }),
    logout: page.getByRole('link', { name: text.logout }),
    openMenu: page.getByRole('button', { name: text.menu, exact: true }),
    menu: page.getByRole('dialog', { name: text.nav_label }),
    closeMenu: page.getByRole('button', { name: text.menu_close }),
    footer: page.getByRole('contentinfo'),
    dialog: page.getByRole('dialog'),
    somethingWentWrong: page.getByRole('dialog', { name: content('something-went-wrong', locale).title }),
    skipLink: page.getByRole('link', { name: text.skip_link }),
    scrollToTop: page.getByRole('button', { name: text.scroll_to_top }),
    overlay: page.locator('.overlay'),
    snackbars: page.locator('.snackbars'),
    manageCookies: page.getByRole('contentinfo').getByRole('button', { name: text.manage_cookies }),
    consentText: consent,
    consentBanner: page.getByRole('region', { name: consent.banner_title }),
    acceptAll: page.getByRole('button', { name: consent.accept_all }),
    onlyNecessary: page.getByRole('button', { name: consent.reject_optional }),
    cookieDialog: page.getByRole('dialog', { name: consent.dialog_title }),
    statistics: page.getByRole('checkbox', { name: consent.analytics_title }),
    saveCookies: page.getByRole('button', { name: consent.save }),
    errorHeading: page.getByRole('heading', { level: 1, name: text.error_title }),
    errorRetry: page.getByRole('button', { name: text.error_retry }),
    notLoaded: page.getByRole('alert').filter({ hasText: text.not_loaded }),
    tryAgain: page.getByRole('button', { name: text.try_again }),
  }
}
