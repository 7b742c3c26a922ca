import { ContentError } from './content-error.ts'
import type { EntrySchema, Schema } from './schema.ts'

/**
 * A content entry in the shape of the specification (§3, P-316, P-317). Lists, plurals and tables are spread over several fields (`steps.0`,
 * `title.one`, `limits.0.1`), so that any static host of such entries can replace ours.
 */
type WireField = {
  slug: string
  content_type: 'text' | 'list' | 'plural' | 'table'
  text: string
  order: number
  related_entry: string | null
}
type WireEntry = { slug: string; name: string; fields: WireField[] }
type WireCollection = { slug: string; name: string; entries: WireEntry[] }

type Rows = readonly (readonly string[])[]
type Value = string | readonly string[] | Rows | Readonly<Record<string, string>>
type EntryValues = Readonly<Record<string, Value | undefined>>
export type Values = EntryValues | Readonly<Record<string, EntryValues>>

export function toWire(slug: string, schema: Schema, content: Values): WireEntry | WireCollection {
  if (schema.kind === 'entry') return toWireEntry(slug, schema, content as EntryValues)
  const entries = Object.entries(schema.entries).map(([entrySlug, entry]) =>
    toWireEntry(entrySlug, entry, (content as Record<string, EntryValues>)[entrySlug] ?? {}),
  )
  return { slug, name: nameOf(slug), entries }
}

function toWireEntry(slug: string, schema: EntrySchema, content: EntryValues): WireEntry {
  const fields = Object.keys(schema.fields).flatMap((key) => spread(key, content[key]))
  return { slug, name: nameOf(slug), fields: fields.map((field, order) => ({ ...field, order, related_entry: null })) }
}

function spread(key: string, value: Value | undefined): Pick<WireField, 'slug' | 'content_type' | 'text'>[] {
  if (value === undefined) return []
  if (typeof value === 'string') return [{ slug: key, content_type: 'text', text: value }]
  if (isRows(value)) return value.flatMap((cells, row) => cells.map((text, cell) => cellField(key, row, cell, text)))
  const content_type = Array.isArray(value) ? 'list' : 'plural'
  return Object.entries(value).map(([part, text]) => ({ slug: `${key}.${part}`, content_type, text }))
}

function cellField(key: string, row: number, cell: number, text: string) {
  return { slug: `${key}.${row}.${cell}`, content_type: 'table', text } as const
}

function isRows(value: Value): value is Rows {
  return Array.isArray(value) && Array.isArray(value[0])
}

function nameOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Runs in the browser, without the schema. Leaves out entries and fields that it cannot read, and refuses what is not an entry. */
export function fromWire(json: unknown, slug: string): Values {
  const { fields, entries } = (json ?? {}) as Partial<WireEntry & WireCollection>
  if (Array.isArray(entries))
    return Object.fromEntries(
      entries.filter((entry) => entry?.slug).map((entry) => [entry.slug, fromFields(entry.fields)]),
    )
  if (Array.isArray(fields)) return fromFields(fields)
  throw new ContentError('No entry found for slug', { slug })
}

function fromFields(fields: readonly WireField[]): EntryValues {
  const content: Record<string, Value> = {}
  const readable = Array.isArray(fields) ? fields.filter((field) => field?.slug && typeof field.text === 'string') : []
  for (const { slug, content_type, text } of readable.toSorted((one, other) => one.order - other.order)) {
    const [key = '', part = ''] = slug.split('.')
    if (content_type === 'table') content[key] = withCell((content[key] as Rows | undefined) ?? [], Number(part), text)
    if (content_type === 'text') content[slug] = text
    if (content_type === 'list') content[key] = [...((content[key] as string[] | undefined) ?? []), text]
    if (content_type === 'plural') content[key] = { ...(content[key] as Record<string, string>), [part]: text }
  }
  return content
}

/** Cells come in order, so a cell belongs to an existing row or to the next one. */
function withCell(rows: Rows, row: number, text: string): Rows {
  if (row === rows.length) return [...rows, [text]]
  return rows.map((cells, at) => (at === row ? [...cells, text] : cells))
}
