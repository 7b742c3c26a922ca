import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** The page of one benefit, with its sheet. */
export function benefitPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('benefit-page', locale)
  const sheetText = content('before-you-start', locale)
  const main = page.getByRole('main')
  const actions = main.getByRole('complementary', { name: text.actions })
  const sheet = page.getByRole('dialog', { name: sheetText.title })
  const block = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) })
  const heading = main.getByRole('heading', { level: 1 })

  return {
    text,
    heading,
    back: main.getByRole('link', { name: text.back }),
    lead: main.locator('.lead'),
    hero: main.locator('.benefit-hero svg'),
    figures: main.getByRole('definition'),
    steps: block(text.how_it_works).getByRole('listitem'),
    checklist: block(text.checklist).getByRole('listitem'),
    checklistDisclaimer: block(text.checklist).locator('.benefit-small'),
    goodToKnow: block(text.good_to_know).getByRole('listitem'),
    faq: block(text.faq).getByRole('group'),
    article: main.getByRole('article'),
    actions,
    startClaim: actions.getByRole('button', { name: text.start_claim }),
    guide: actions.getByRole('link', { name: text.guide }),
    sheet,
    sheetText,
    documents: sheet.getByRole('listitem'),
    dateOfLoss: sheet.getByRole('textbox', { name: sheetText.date_label }),
    timeLeft: sheet.getByRole('status'),
    start: sheet.getByRole('link', { name: sheetText.start }),

    async arrives(name: string) {
      await expect(heading).toHaveText(name)
      await expectAccessible(page)
    },
  }
}
