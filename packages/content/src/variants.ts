import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { type Authored, isAuthored } from './leaves.ts'
import type { EntrySchema, Schema } from './schema.ts'

/** An English variant holds only its differences from en_US. */
export function isVariant(locale: Locale): boolean {
  return locale !== defaultLocale && locale.startsWith('en_')
}

/** What is served: the differences over en_US for a variant, the codes of en_US for every other locale. */
export function completed(
  schema: Schema,
  { base, content, variant }: { base: Authored; content: Authored; variant: boolean },
): Authored {
  if (schema.kind === 'entry') return completedEntry(schema, { base, content, variant })
  const inside = (from: Authored, slug: string) => (isAuthored(from[slug]) ? from[slug] : {})
  return Object.fromEntries(
    Object.entries(schema.entries).map(([slug, entry]) => [
      slug,
      completedEntry(entry, { base: inside(base, slug), content: inside(content, slug), variant }),
    ]),
  )
}

function completedEntry(
  schema: EntrySchema,
  { base, content, variant }: { base: Authored; content: Authored; variant: boolean },
): Authored {
  const inherited = Object.entries(schema.fields).filter(([, field]) => variant || field.kind === 'code')
  if (inherited.length === 0) return content
  return { ...Object.fromEntries(inherited.map(([key]) => [key, base[key]])), ...content }
}
