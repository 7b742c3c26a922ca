import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentStore } from '@amparo/content/load-content'
import { isLocale, type Locale } from '@amparo/rules/locale/locales'

type Sources = {
  content: Pick<ContentStore, 'languages' | 'get'>
  claimTexts: (locale: Locale, pageKey: string) => unknown
}

/**
 * The languages that the first page did not need, so that a text that is missing or broken is noticed now and not at noon. One at a
 * time: nobody who comes meanwhile waits for all of them.
 */
export async function readTheRest({ content, claimTexts }: Sources): Promise<void> {
  for (const language of content.languages) {
    await nextTurn()
    content.get(language, 'shell')
    if (isLocale(language)) claimTexts(language, '')
  }
}
