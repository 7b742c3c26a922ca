import type { Locale } from '@amparo/rules/locale/locales'
import type { Plural, Text } from './fill.ts'

/**
 * Builders for the schema of a slug. The browser imports only their types; the loader, the checker and the pseudo-locales use them at
 * run time.
 */
export type Field = {
  kind: 'text' | 'plural' | 'list' | 'table' | 'code'
  scope: readonly string[]
  /** With `chosen`, en_US uses any of the placeholders in `scope`, and all other locales use the same ones. */
  chosen?: true
  /** The number of cells in a row of a table. */
  columns?: number
  optional?: true
  /** The name of the key comes from data, so the checker cannot find it in source files. */
  dynamic?: true
}
export type EntrySchema = {
  kind: 'entry'
  fields: Readonly<Record<string, Field>>
  /** Exists only in this language, such as a declaration under the law of one country. */
  only?: Locale
}
type CollectionSchema = {
  kind: 'collection'
  entries: Readonly<Record<string, EntrySchema>>
  /** Data decides which entry is used (a benefit code, a refusal). */
  dynamic: boolean
  /** Each entry can also be requested by its own slug. */
  standalone: boolean
  /** Each entry is a file of its own, in a folder named like the collection. */
  folder: boolean
}
export type Schema = EntrySchema | CollectionSchema

declare const value: unique symbol
type Of<V> = { readonly [value]?: V }

/** One text. `text(['count'])` declares the placeholders that every locale must use. */
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
 * For texts about something with many terms (amounts, periods), each of which uses only some. Callers of `fill` pass all of them, so the
 * type does not name them.
 */
export function choosing<F extends Field>(field: F): F {
  return { ...field, chosen: true }
}

/** Not for readers (the name of an image, an address): written in en_US, the same in all locales. */
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

/** The language of a slug that exists in only one. */
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

/** The type of a slug's content on a page. */
export type Content<S extends Schema> = S extends CollectionSchema
  ? { readonly [K in keyof S['entries']]: EntryContent<S['entries'][K]> }
  : S extends EntrySchema
    ? EntryContent<S>
    : never
