import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { content } from '../content.ts'

/** Dialogs and messages about the end of a session. */
export function sessionDialogs(page: Page, locale: Locale = defaultLocale) {
  const text = content('session', locale)

  return {
    text,
    warning: page.getByRole('dialog', { name: text.warning_title }),
    stay: page.getByRole('button', { name: text.stay }),
    timeout: page.getByRole('dialog', { name: text.timeout_title }),
    confirm: page.getByRole('button', { name: text.timeout_button }),
    /** Resolves when the page can warn somebody who is idle. Until then it ends an idle session without a dialog, so call it before the session begins. */
    canWarn: () => page.waitForResponse('**/content/*/session.json'),
    endedElsewhere: page.getByRole('status').filter({ hasText: text.signed_out_elsewhere }),
  }
}
