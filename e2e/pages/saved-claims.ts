import { fill, plural } from '@amparo/content/fill'
import { defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The banner about drafts on this device. */
export function savedClaims(page: Page, locale: Locale = defaultLocale) {
  const text = content('saved-claims', locale)
  const banner = page.getByRole('region', { name: text.label })

  return {
    banner,
    oneSaved: (benefit: string) => fill(text.one, { benefit }),
    hours: (count: number) => fill(plural(text.hours, count, intlTag(locale)), { count }),
    resume: banner.getByText(text.resume),
  }
}
