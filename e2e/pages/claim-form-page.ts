import { fill } from '@amparo/content/fill'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** A page of a claim form. Fields are identified by a path: `price`, `price__other`, `items.1.price`. */
export function claimFormPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-journey', locale)
  const formText = content('claim-form', locale)
  const main = page.getByRole('main')
  const field = (path: string) => main.locator(`[data-field="q-${path}"]`)
  const control = (path: string) => main.locator(`[id="q-${path}"]`)
  const summary = main.locator('.error-summary')

  return {
    text,
    formText,
    heading: main.getByRole('heading', { level: 1 }),
    field,
    control,
    readyControl: (path: string) => main.locator(`[id="q-${path}"]:not([aria-disabled])`),
    option: (path: string, value: string) => field(path).locator(`input[name="${path}"][value="${value}"]`),
    listed: (path: string, value: string) => main.locator(`[id="q-${path}-${value}"]`),
    phoneCountry: (path: string) => field(path).getByRole('combobox', { name: formText.phone_country }),
    hour: (path: string) => field(path).getByLabel(formText.hour),
    minute: (path: string) => field(path).getByLabel(formText.minute),
    half: (path: string) => field(path).getByRole('combobox', { name: formText.half_day }),
    rows: (path: string) => field(path).locator('[data-row]'),
    error: (path: string) => main.locator(`[id="q-${path}-error"]`),
    source: (path: string) => field(path).locator('.form-field-note'),
    summary,
    problems: summary.getByRole('link'),
    calendarButton: (label: string) =>
      main.getByRole('button', { name: fill(formText.calendar_open, { label }), exact: true }),
    calendar: main.getByRole('dialog'),
    notSaved: main.getByText(text.not_kept),
    continue: main.getByRole('button', { name: text.continue, exact: true }),
    back: main.getByRole('button', { name: text.back, exact: true }),
    saveLater: main.getByRole('button', { name: text.save_later, exact: true }),
    cancel: main.getByRole('button', { name: text.cancel, exact: true }),
    saveDialog: page.getByRole('dialog', { name: text.save_title }),
    cancelDialog: page.getByRole('dialog', { name: text.cancel_title }),
  }
}
