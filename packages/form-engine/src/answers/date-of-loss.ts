import type { PageAnswers } from '@amparo/contract/claim-forms'
import { own } from './is-record.ts'

const KEY = 'date_of_loss'

/** When it happened, and the page that asks for it: every claim has one. Null while it is not answered. */
export function dateOfLoss<Page extends { stored: PageAnswers }>(
  pages: readonly Page[],
): { day: string; key: string; page: Page } | null {
  const page = pages.find(({ stored }) => typeof own(stored, KEY) === 'string')
  return page ? { day: String(own(page.stored, KEY)), key: KEY, page } : null
}
