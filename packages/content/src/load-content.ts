import { locales as allLocales, defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import { ContentFileError, contentFolder, placeOf, readSlug } from './content-files.ts'
import type { Authored } from './leaves.ts'
import { type Language, missing, prepare, type Served, slugsOf } from './prepared-language.ts'
import { type PseudoLocale, pseudoContent, pseudoLocales } from './pseudo.ts'
import { onlyLocale } from './schema.ts'
import { type ContentOf, type Slug, slugs } from './slugs.ts'
import { structureProblems } from './structure.ts'
import { completed, isVariant } from './variants.ts'

export type ContentStore = {
  languages: readonly string[]
  /** The answer to `GET {cms}/{language}/{slug}.json`: bytes, or 403, or 404. */
  get(language: string, slug: string): Served | 'unknown-language' | 'unknown-slug'
  /** Another number whenever a text has changed, for caches of what is made of texts. */
  version(): number
  /** For pages that the server renders. */
  content<S extends Slug>(language: string, slug: S): ContentOf<S>
}

type Options = {
  folder?: string
  locales?: readonly Locale[]
  pseudo?: boolean
  /** Read each language except the default one when it is first needed. */
  isLazy?: boolean
}

/** Reads everything once, at start, so that a missing or broken file stops the start with one clear line. */
export function loadContent({
  folder = contentFolder,
  locales = allLocales,
  pseudo = false,
  isLazy = false,
}: Options = {}): ContentStore {
  const base = readLocale({ folder, locale: defaultLocale })
  const languages = new Map<string, () => Language>()
  for (const locale of locales)
    languages.set(
      locale,
      once(() => prepare(locale === defaultLocale ? base : readLocale({ folder, locale, base }))),
    )
  if (pseudo)
    for (const locale of Object.keys(pseudoLocales))
      languages.set(
        locale,
        once(() => prepare(pseudoOf(base, locale as PseudoLocale))),
      )
  if (!isLazy) for (const read of languages.values()) read()

  return {
    languages: [...languages.keys()],
    get: (language, slug) => {
      const found = languages.get(language)?.()
      // A slug with only one language behaves in others as if the language did not exist, so that the browser tries the next.
      return found ? (found.serve(slug) ?? missing(slug)) : 'unknown-language'
    },
    version: () => 0,
    content: <S extends Slug>(language: string, slug: S) =>
      (languages
        .get(onlyLocale(slugs[slug]) ?? language)?.()
        .contents.get(slug) ?? base.get(slug)) as ContentOf<S>,
  }
}

function readLocale({ folder, locale, base }: { folder: string; locale: Locale; base?: Map<string, Authored> }) {
  const variant = isVariant(locale)
  return new Map(
    slugsOf(locale).map(([slug, schema]) => {
      const where = { locale, slug, schema }
      const content = readSlug(folder, where) ?? (variant ? {} : undefined)
      if (content === undefined) throw new ContentFileError(`${locale}/${slug}.json: missing`)
      const reference = base?.get(slug)
      const [wrong] = structureProblems({ schema, content, reference }, { tag: intlTag(locale), partial: variant })
      if (wrong) throw new ContentFileError(`${placeOf(wrong.key, where)}: ${wrong.problem}`)
      return [
        slug,
        reference
          ? completed(schema, { base: reference, content: content as Authored, variant })
          : (content as Authored),
      ]
    }),
  )
}

function pseudoOf(base: Map<string, Authored>, locale: PseudoLocale): Map<string, Authored> {
  return new Map(Array.from(base, ([slug, content]) => [slug, pseudoContent(slugs[slug as Slug], content, locale)]))
}

/** Reads a language when it is first needed, and remembers it. */
function once(read: () => Language): () => Language {
  let language: Language | undefined
  return () => {
    language ??= read()
    return language
  }
}
