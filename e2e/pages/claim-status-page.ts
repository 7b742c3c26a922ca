import { fill, plural } from '@amparo/content/fill'
import { defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

/** The claim status form and its result. */
export function claimStatusPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-status-page', locale)
  const uploads = content('uploads', locale)
  const forms = content('claim-status-forms', locale)
  const main = page.getByRole('main')
  const result = main.locator('.status-page')
  const heading = main.getByRole('heading', { level: 1 })
  const field = (label: string) => main.getByRole('textbox', { name: label })
  const listed = (title: string) => result.locator('.status-documents li').filter({ hasText: title })

  return {
    text,
    forms,
    heading,
    number: field(text.number_label),
    postal_code: field(text.postal_code_label),
    surname: field(text.surname_label),
    check: main.getByRole('button', { name: text.check, exact: true }),
    summary: main.locator('.error-summary'),
    error: (label: string) => main.locator('.form-field').filter({ hasText: label }).locator('.form-field-error'),
    problems: main.locator('.error-summary').getByRole('link'),
    refusal: main.locator('.banner-danger'),
    facts: result.getByRole('definition'),
    steps: result.getByRole('list', { name: text.timeline_title }).getByRole('listitem'),
    chip: (title: string) => listed(title).locator('.status-chip'),
    requestedLater: result.getByRole('heading', { level: 3, name: text.addendum_title }),
    another: main.getByRole('link', { name: text.another }),
    needs: (count: number) => fill(plural(text.headline_needed, count, intlTag(locale)), { count }),
    payment: main.locator('.status-task').filter({ hasText: text.payment_title }),
    openPayment: main.getByRole('link', { name: text.payment_button }),
    enterCard: main.getByRole('link', { name: text.payment_login }),
    choose: (document: string) => main.getByLabel(fill(uploads.choose_label, { document })),
    /** The Remove button of an uploaded file, which shows that the file was approved. */
    uploaded: (name: string) => main.getByRole('button', { name: fill(uploads.remove_label, { name }), exact: true }),
    send: main.getByRole('button', { name: text.send, exact: true }),
    unready: main.locator('.status-unready'),
    done: main.locator('.banner-success'),

    async arrives() {
      await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expectAccessible(page)
    },
    async found(number: string) {
      await expect(result.locator('.status-number')).toHaveText(number)
    },
  }
}
