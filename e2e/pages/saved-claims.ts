import { fill, plural } from '@amparo/content/fill'
import { defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** Drafts on this device: the banner, and the picker if there are several. */
export function savedClaims(page: Page, locale: Locale = defaultLocale) {
  const text = content('saved-claims', locale)
  const banner = page.getByRole('region', { name: text.label })
  const picker = page.getByRole('dialog', { name: text.picker_title })
  const count = (forms: typeof text.hours, count: number) => fill(plural(forms, count, intlTag(locale)), { count })

  return {
    banner,
    oneSaved: (benefit: string) => fill(text.one, { benefit }),
    severalSaved: (number: number) => count(text.several, number),
    hours: (number: number) => count(text.hours, number),
    resume: banner.getByText(text.resume),
    pick: banner.getByRole('button', { name: text.pick }),
    picker,
    choice: (benefit: string) => picker.getByRole('radio', { name: benefit }),
    resumeChosen: picker.getByRole('button', { name: text.picker_resume, exact: true }),
  }
}
