import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { expectAccessible } from './accessible.ts'

type Slug = keyof ReturnType<typeof content<'campaigns'>>

export function campaignPage(page: Page, slug: Slug, locale: Locale = defaultLocale) {
  const text = content('campaigns', locale)[slug]
  const noticeText = content('redirect-notice', locale)
  const main = page.getByRole('main')
  const notice = page.getByRole('dialog', { name: noticeText.title })

  return {
    text,
    headerButton: main.getByRole('link', { name: text.header_button_label }),
    notice,
    confirm: notice.getByRole('button', { name: noticeText.confirm }),
    cancel: notice.getByRole('button', { name: noticeText.cancel }),

    async arrives() {
      await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expectAccessible(page)
    },
  }
}
