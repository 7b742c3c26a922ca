import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentStore } from '@amparo/content/load-content'
import { isLocale, type Locale } from '@amparo/rules/locale/locales'

type Sources = {
  content: Pick<ContentStore, 'languages' | 'get'>
  claimTexts: (locale: Locale, pageKey: string) => unknown
}

/**
 * Loads the languages that the first page did not need, so that a missing or invalid text is noticed now rather than by a visitor.
 * One at a time, so that requests in between do not wait for all of them.
 */
export async function loadOtherLanguages({ content, claimTexts }: Sources): Promise<void> {
  for (const language of content.languages) {
    await nextTurn()
    content.get(language, 'shell')
    if (isLocale(language)) claimTexts(language, '')
  }
}
