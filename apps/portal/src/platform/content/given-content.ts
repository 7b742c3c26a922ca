import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'

/** The content a page was rendered with, so that the browser need not load it again. */
export type GivenContent = { locale: Locale; contents: Partial<Record<Slug, unknown>> }

export const CONTENT_ELEMENT = 'amparo-content'

export function readGivenContent(page: Document): GivenContent | undefined {
  const text = page.getElementById(CONTENT_ELEMENT)?.textContent
  return text ? JSON.parse(text) : undefined
}
