import { join } from 'node:path'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import { ContentFileError, placeOf, readSlug } from '@amparo/content/content-files'
import type { Authored } from '@amparo/content/leaves'
import { type EntrySchema, isWrittenIn } from '@amparo/content/schema'
import { structureProblems } from '@amparo/content/structure'
import { completed, isVariant } from '@amparo/content/variants'
import { defaultLocale, intlTag, type Locale, locales } from '@amparo/rules/locale/locales'
import { once } from '@amparo/service/process/once'
import { claimTextSchemas } from './claim-text-schema.ts'

const FOLDER = 'claim-texts'

export type PageTexts = Readonly<Record<string, string>>
export type ClaimTexts = (locale: Locale, pageKey: string) => PageTexts

type Source = Pick<Catalogue, 'folder' | 'claimForms'>

/** The folder of the texts, with the schema of each file. Here, because neither catalogue nor content may import the other. */
export function claimTextFiles({ folder, claimForms }: Source) {
  const path = join(folder.path, FOLDER)
  const english = (slug: string) =>
    readSlug(path, { locale: defaultLocale, slug, schema: { kind: 'entry', fields: {} } })
  return { path, label: join(folder.label, FOLDER), slugs: claimTextSchemas(claimForms.values(), english) }
}

/** Reads everything at start, or each language when it is first needed. Throws one clear line for a text that is missing. */
export function loadClaimTexts(source: Source, { isLazy = false } = {}): ClaimTexts {
  const { path, label, slugs } = claimTextFiles(source)
  const read = (locale: Locale, base?: Map<string, Authored>) =>
    new Map(
      Object.entries(slugs).map(([slug, schema]) => [slug, readPage({ locale, slug, schema, base: base?.get(slug) })]),
    )
  const english = read(defaultLocale)
  const all = new Map(
    locales.map((locale) => [locale, once(() => (locale === defaultLocale ? english : read(locale, english)))]),
  )
  if (!isLazy) for (const texts of all.values()) texts()
  return (locale, pageKey) => all.get(locale)?.().get(pageKey) as PageTexts

  function readPage(page: { locale: Locale; slug: string; schema: EntrySchema; base: Authored | undefined }): Authored {
    const { locale, schema, base } = page
    // A form that exists in a single language is shown in it, whatever language was asked for.
    if (base && !isWrittenIn(schema, locale)) return base
    const variant = isVariant(locale)
    const content = (readSlug(path, page) ?? (variant ? {} : undefined)) as Authored | undefined
    if (!content) throw new ContentFileError(`${label}/${locale}/${page.slug}.json: missing`)
    const [wrong] = structureProblems({ schema, content, reference: base }, { tag: intlTag(locale), partial: variant })
    if (wrong) throw new ContentFileError(`${label}/${placeOf(wrong.key, page)}: ${wrong.problem}`)
    return base ? completed(schema, { base, content, variant }) : content
  }
}
