import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { type Authored, isAuthored } from './leaves.ts'
import type { EntrySchema, Schema } from './schema.ts'

/** English variants contain only what differs from en_US. */
export function isVariant(locale: Locale): boolean {
  return locale !== defaultLocale && locale.startsWith('en_')
}

/** Adds what a file inherits: everything from en_US for an English variant, codes for all other locales. */
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
