import { fill, plural } from '@amparo/content/fill'
import { defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The documents step, before the review. Documents are identified by their id, such as `DOC006`. */
export function claimDocumentsPage(page: Page, locale: Locale = defaultLocale) {
  const text = content('claim-evidence', locale)
  const labels = content('claim-journey', locale)
  const uploads = content('uploads', locale)
  const titles = content('claim-documents', locale)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const titleOf = (id: string) => titles[id.toLowerCase() as keyof typeof titles].title
  const file = (name: string) => main.locator('.evidence-file').filter({ hasText: name })
  const picker = page.getByRole('dialog', { name: uploads.pick_title })
  const forms = page.getByRole('dialog', { name: uploads.form_title })
  const smaller = page.getByRole('dialog', { name: uploads.smaller_title })
  const missing = (count: number) =>
    page.getByRole('dialog', { name: fill(plural(text.missing_title, count, intlTag(locale)), { count }) })

  return {
    text,
    uploads,
    titleOf,
    heading: main.getByRole('heading', { level: 1, name: text.title }),
    notice: page.getByRole('dialog', { name: text.billing_title }),
    understood: button(text.billing_button),
    list: main.locator('.evidences > li'),
    document: (id: string) => main.locator(`[data-document="${id}"]`),
    choose: (id: string) => main.getByLabel(fill(uploads.choose_label, { document: titleOf(id) }), { exact: true }),
    camera: (id: string) => main.getByLabel(fill(uploads.camera_label, { document: titleOf(id) }), { exact: true }),
    file,
    files: main.locator('.evidence-file'),
    received: (name: string) => file(name).filter({ hasText: uploads.stage_received }),
    stop: (name: string) => button(fill(uploads.stop_label, { name })),
    remove: (name: string) => button(fill(uploads.remove_label, { name })),
    show: (name: string) => button(fill(uploads.show_label, { name })),
    tryToSendAgain: (name: string) => button(fill(uploads.try_again_label, { name })),
    dismiss: (name: string) => button(fill(uploads.dismiss_label, { name })),
    notices: main.locator('.evidence-notices p'),
    announcements: main.getByRole('status'),
    tryAgain: button(text.try_again),
    getForm: (id: string) => button(fill(uploads.get_form_label, { document: titleOf(id) })),
    forms,
    formDownload: (name: string) => forms.getByRole('button', { name: fill(uploads.form_download, { name }) }),
    sendForm: forms.getByLabel(uploads.form_choose),
    addForm: forms.getByRole('button', { name: uploads.form_add, exact: true }),
    picker,
    pick: (id: string) => picker.getByRole('radio', { name: titleOf(id) }),
    pickAdd: picker.getByRole('button', { name: uploads.pick_add, exact: true }),
    smaller,
    useSmaller: smaller.getByRole('button', { name: uploads.smaller_use, exact: true }),
    missing,
    continueWithout: button(text.missing_go_on),
    addNow: button(text.missing_stay),
    continue: main.getByRole('button', { name: labels.continue, exact: true }),
    back: main.getByRole('button', { name: labels.back, exact: true }),
  }
}
