import type { EntrySchema, Field, Schema } from './schema.ts'

export type Leaf = { key: string; field: Field; value: unknown; original: unknown }
export type Authored = Readonly<Record<string, unknown>>

export function isAuthored(value: unknown): value is Authored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every field of a schema with its value in a content file and in the reference, undefined if it has none. */
export function leavesOf(schema: Schema, content: unknown, reference?: unknown): Leaf[] {
  if (schema.kind === 'entry') return entryLeaves(schema, { content, reference, prefix: '' })
  return Object.entries(schema.entries).flatMap(([slug, entry]) =>
    entryLeaves(entry, { content: inside(content)[slug], reference: inside(reference)[slug], prefix: `${slug}.` }),
  )
}

function entryLeaves(
  schema: EntrySchema,
  { content, reference, prefix }: { content: unknown; reference: unknown; prefix: string },
): Leaf[] {
  const [values, originals] = [inside(content), inside(reference)]
  return Object.entries(schema.fields).map(([key, field]) => ({
    key: prefix + key,
    field,
    value: values[key],
    original: originals[key],
  }))
}

const NOTHING: Authored = {}

function inside(content: unknown): Authored {
  return isAuthored(content) ? content : NOTHING
}

/** The keys of a content file that the schema does not have. */
export function unknownKeys(schema: Schema, content: unknown): string[] {
  if (!isAuthored(content)) return []
  if (schema.kind === 'entry') return strangers(content, schema.fields)
  const inside = Object.entries(schema.entries).flatMap(([slug, entry]) =>
    unknownKeys(entry, content[slug]).map((key) => `${slug}.${key}`),
  )
  return [...strangers(content, schema.entries), ...inside]
}

function strangers(content: Authored, known: object): string[] {
  return Object.keys(content).filter((key) => !Object.hasOwn(known, key))
}

/** All texts of a value of any kind. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
