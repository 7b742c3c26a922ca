import { createHash } from 'node:crypto'
import { locales as allLocales, defaultLocale, intlTag, type Locale } from '@amparo/rules/locales'
import { ContentFileError, contentFolder, placeOf, readSlug } from './content-files.ts'
import type { Authored } from './leaves.ts'
import { type PseudoLocale, pseudoContent, pseudoLocales } from './pseudo.ts'
import type { Schema } from './schema.ts'
import { type ContentOf, type Slug, slugs } from './slugs.ts'
import { structureProblems } from './structure.ts'
import { completed, isVariant } from './variants.ts'
import { toWire, type Values } from './wire.ts'

export type Served = { body: Buffer; etag: string }
export type ContentStore = {
  languages: readonly string[]
  /** Changes with any text: what was rendered from content is stale when this differs. */
  version: string
  /** What `GET {cms}/{language}/{slug}.json` answers: bytes, or 403, or 404. */
  get(language: string, slug: string): Served | 'unknown-language' | 'unknown-slug'
  /** For pages that the server renders. */
  content<S extends Slug>(language: string, slug: S): ContentOf<S>
}

type Options = { folder?: string; locales?: readonly Locale[]; pseudo?: boolean }
type Register = Record<string, Schema>
type Language = { contents: Map<string, Authored>; served: Map<string, Served> }

/** Reads everything once, at start. A file that is missing or broken is one clear line, not a stack trace at noon. */
export function loadContent({
  folder = contentFolder,
  locales = allLocales,
  pseudo = false,
}: Options = {}): ContentStore {
  const base = readLocale({ folder, locale: defaultLocale })
  const languages = new Map<string, Language>()
  for (const locale of locales) {
    languages.set(locale, prepare(locale === defaultLocale ? base : readLocale({ folder, locale, base })))
  }
  if (pseudo)
    for (const locale of Object.keys(pseudoLocales))
      languages.set(locale, prepare(pseudoOf(base, locale as PseudoLocale)))
  const everyEtag = [...languages.values()].flatMap(({ served }) => Array.from(served.values(), ({ etag }) => etag))

  return {
    languages: [...languages.keys()],
    version: digest(everyEtag.join()),
    get: (language, slug) => {
      const found = languages.get(language)
      return found ? (found.served.get(slug) ?? 'unknown-slug') : 'unknown-language'
    },
    content: <S extends Slug>(language: string, slug: S) =>
      (languages.get(language)?.contents.get(slug) ?? base.get(slug)) as ContentOf<S>,
  }
}

function readLocale({ folder, locale, base }: { folder: string; locale: Locale; base?: Map<string, Authored> }) {
  const variant = isVariant(locale)
  return new Map(
    Object.entries(slugs as Register).map(([slug, schema]) => {
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

/** The bytes of every slug, and of every entry of a collection that can be read alone; a slug goes before an entry. */
function prepare(contents: Map<string, Authored>): Language {
  const served = new Map<string, Served>()
  for (const [slug, content] of contents) {
    const schema: Schema = slugs[slug as Slug]
    const wire = toWire(slug, schema, content as Values)
    served.set(slug, serve(wire))
    if (schema.kind !== 'collection' || !schema.standalone || !('entries' in wire)) continue
    for (const entry of wire.entries) if (!Object.hasOwn(slugs, entry.slug)) served.set(entry.slug, serve(entry))
  }
  return { contents, served }
}

function serve(wire: unknown): Served {
  const body = Buffer.from(JSON.stringify(wire))
  return { body, etag: `"${digest(body)}"` }
}

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22)
}
