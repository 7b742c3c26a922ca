import { fill } from '@amparo/content/fill'
import type { PaymentField } from '@amparo/rules/payment-form/problems'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

type Step = 'account_information' | 'documents' | 'review_and_submit'

/** Brazil's payment form, always in Portuguese [C-614]. */
export function paymentFormPage(page: Page) {
  const text = content('online-payment-form', 'pt_BR')
  const uploads = content('uploads', 'pt_BR')
  const { doc135, doc136 } = content('claim-documents', 'pt_BR')
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const control = (field: PaymentField) => main.locator(`#payment-${field}`)
  const summary = main.locator('.error-summary')

  return {
    text,
    heading,
    eyebrow: main.locator('.stepped-about'),
    steps: main.getByRole('navigation', { name: text.steps_label }).getByRole('listitem'),
    control,
    option: (field: PaymentField, value: 'yes' | 'no') =>
      main.locator(`input[name="payment-${field}"][value="${value}"]`),
    error: (field: PaymentField) => main.locator(`#payment-${field}-error`),
    listed: (field: PaymentField, value: string) => main.locator(`[id="payment-${field}-${value}"]`),
    summary,
    problems: summary.getByRole('link'),
    restored: main.getByText(text.restored),
    trouble: main.locator('.banner-danger'),
    answer: (label: string) =>
      main
        .locator('.payment-answers div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition'),
    terms: main.locator('.payment-terms li'),
    identity: main.getByLabel(fill(uploads.choose_label, { document: doc135.title })),
    authorisation: main.getByLabel(fill(uploads.choose_label, { document: doc136.title })),
    remove: (name: string) => main.getByRole('button', { name: fill(uploads.remove_label, { name }), exact: true }),
    continue: button(text.continue),
    back: button(text.go_back),
    change: button(text.change),
    exit: button(text.exit),
    send: button(text.send),
    overlay: page.getByRole('alertdialog', { name: text.sending_title }),

    async arrives(step: Step) {
      await expect(heading).toHaveText(text[step])
      await expectAccessible(page)
    },
  }
}
