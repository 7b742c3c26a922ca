import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntrySchema, Schema } from '../schema.ts'

/** The names that source files use: `.name`, `'name'`, and destructured ones: `const { name } =`. */
export function namesRead(source: string): string[] {
  const single = source.matchAll(/\.([A-Za-z_$][\w$]*)|['"`]([\w-]+)['"`]/g)
  const taken = source.matchAll(/\{([^{}]*)\}\s*(?:=|:)/g)
  return [
    ...Array.from(single, ([, property, quoted]) => property ?? quoted ?? ''),
    ...Array.from(taken).flatMap(([, names]) => names?.match(/[\w$-]+/g) ?? []),
  ]
}

/** Where content is used. */
const readers = ['*/src/**/*.{ts,tsx}', '../packages/content/src/*-document.ts']

/** Null if there is no portal to search. */
export function namesReadBy(apps: string): Set<string> | null {
  if (!existsSync(join(apps, 'portal/src'))) return null
  const files = globSync(readers, { cwd: apps }).filter((file) => !/\.test\.tsx?$/.test(file))
  return new Set(files.flatMap((file) => namesRead(readFileSync(join(apps, file), 'utf8'))))
}

/** The slugs, entries and keys that no source file uses. */
export function unreadKeys(slug: string, schema: Schema, names: ReadonlySet<string>): string[] {
  if (!names.has(slug)) return ['']
  if (schema.kind === 'entry') return unreadFields(schema, names)
  const entries = Object.entries(schema.entries)
  const unreadEntries = schema.dynamic ? [] : entries.filter(([entry]) => !names.has(entry)).map(([entry]) => entry)
  const fields = entries.flatMap(([entry, fieldsOf]) =>
    unreadFields(fieldsOf, names).map((key) => `${schema.dynamic ? '*' : entry}.${key}`),
  )
  return [...new Set([...unreadEntries, ...fields])]
}

function unreadFields({ fields }: EntrySchema, names: ReadonlySet<string>): string[] {
  return Object.entries(fields)
    .filter(([key, field]) => !field.dynamic && !names.has(key))
    .map(([key]) => key)
}
