import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** The dialog with the link on one device, and the page that opens it on another. */
export function continueElsewhere(page: Page, locale: Locale = defaultLocale) {
  const text = content('continue-elsewhere', locale)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: text.title })
  const pickedUp = page.getByRole('dialog', { name: text.picked_up_title })
  const frame = page.frameLocator('.frame-box iframe')

  return {
    text,
    /** In the claim and in the list of saved claims. */
    offer: main.getByRole('button', { name: text.title }),
    dialog,
    pickedUp,
    qr: dialog.locator('.continue-qr'),
    address: dialog.locator('.continue-address'),
    cancel: dialog.getByRole('button', { name: text.cancel }),
    done: pickedUp.getByRole('button', { name: text.done }),
    code: main.getByRole('textbox', { name: text.code }),
    next: main.getByRole('button', { name: text.next }),
    number: frame.getByRole('textbox'),
    open: main.getByRole('button', { name: text.open }),
    problem: main.locator('.banner-danger'),
    takeBack: main.getByRole('button', { name: text.take_back }),
  }
}
