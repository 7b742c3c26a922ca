import type { Locale } from '@amparo/rules/locale/locales'
import type { Plural, Text } from './fill.ts'

/**
 * Builders for the schema of a slug. In the browser they are types only (`import type`); at run time the loader, the
 * checker and the pseudo-locales read them.
 */
export type Field = {
  kind: 'text' | 'plural' | 'list' | 'table' | 'code'
  scope: readonly string[]
  /** `scope` names what the text may use; en_US chooses, and every other locale uses the same. */
  chosen?: true
  /** Of a table: how many cells a row has. */
  columns?: number
  optional?: true
  /** Read under a name that the data gives, so that a search of the source cannot find it. */
  dynamic?: true
}
export type EntrySchema = {
  kind: 'entry'
  fields: Readonly<Record<string, Field>>
  /** Written in this language and no other: the law of one country, which a translation would not be. */
  only?: Locale
}
export type CollectionSchema = {
  kind: 'collection'
  entries: Readonly<Record<string, EntrySchema>>
  /** Its entries are chosen by data (a benefit code, a refusal). */
  dynamic: boolean
  /** Its entries can be read by their own slug too. */
  standalone: boolean
  /** Its entries are files of their own, in a folder that has the collection's slug for a name. */
  folder: boolean
}
export type Schema = EntrySchema | CollectionSchema

declare const value: unique symbol
type Of<V> = { readonly [value]?: V }

/** One text. `text(['count'])` declares the placeholders that every locale has to use. */
export function text<const P extends string = never>(scope: readonly P[] = []): Field & Of<Text<P>> {
  return { kind: 'text', scope }
}

/** One form for each plural category of the language. */
export function plural<const P extends string = never>(scope: readonly P[] = []): Field & Of<Plural<P>> {
  return { kind: 'plural', scope }
}

/** Paragraphs or list items, as many in every locale as in en_US. */
export function list<const P extends string = never>(scope: readonly P[] = []): Field & Of<readonly Text<P>[]> {
  return { kind: 'list', scope }
}

/** Rows of cells, as many in every locale as in en_US. */
export function table(columns: number, scope: readonly string[] = []): Field & Of<readonly (readonly string[])[]> {
  return { kind: 'table', columns, scope }
}

/**
 * For texts about a thing with many terms (a sum, a period): each uses those it needs. Whoever fills such a text gives all of
 * them, so that the type need not say which.
 */
export function choosing<F extends Field>(field: F): F {
  return { ...field, chosen: true }
}

/** Not for readers (an illustration's name, an address): written in en_US, the same everywhere. */
export function code(): Field & Of<string> {
  return { kind: 'code', scope: [] }
}

export function optional<V>(field: Field & Of<V>): Field & Of<V | undefined> & { optional: true } {
  return { ...field, optional: true }
}

export function dynamic<F extends Field>(field: F): F {
  return { ...field, dynamic: true }
}

export function entry<F extends Record<string, Field>>(
  fields: F,
  { only }: { only?: Locale } = {},
): Omit<EntrySchema, 'fields'> & { fields: F } {
  return { kind: 'entry', fields, ...(only && { only }) }
}

/** The one language of a slug that has but one. */
export function onlyLocale(schema: Schema | undefined): Locale | undefined {
  return schema?.kind === 'entry' ? schema.only : undefined
}

export function isWrittenIn(schema: Schema, locale: Locale): boolean {
  return (onlyLocale(schema) ?? locale) === locale
}

export function collection<E extends Record<string, EntrySchema>>(
  entries: E,
  {
    dynamic = false,
    standalone = true,
    folder = false,
  }: { dynamic?: boolean; standalone?: boolean; folder?: boolean } = {},
): Omit<CollectionSchema, 'entries'> & { entries: E } {
  return { kind: 'collection', entries, dynamic, standalone, folder }
}

type ValueOf<F> = F extends Of<infer V> ? (F extends { optional: true } ? V | undefined : V) : never
type EntryContent<E extends EntrySchema> = { readonly [K in keyof E['fields']]: ValueOf<E['fields'][K]> }

/** What a page gets for a schema. */
export type Content<S extends Schema> = S extends CollectionSchema
  ? { readonly [K in keyof S['entries']]: EntryContent<S['entries'][K]> }
  : S extends EntrySchema
    ? EntryContent<S>
    : never
