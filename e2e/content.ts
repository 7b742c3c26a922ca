import { loadContent } from '@amparo/content/load-content'
import type { ContentOf, Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'

/** The product's own content files, so that stories do not repeat texts. */
export const store = loadContent({ pseudo: true })

export function content<S extends Slug>(slug: S, locale: Locale = 'en_US'): ContentOf<S> {
  return store.content(locale, slug)
}

/** An entry without missing fields: our own content has them all, also those that are optional. */
export function complete<E extends object>(entry: E) {
  return entry as { [Field in keyof E]: NonNullable<E[Field]> }
}
