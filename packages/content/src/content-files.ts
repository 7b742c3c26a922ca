import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Authored, isAuthored } from './leaves.ts'
import type { Schema } from './schema.ts'

/** `packages/content`, where the locales' folders are. */
export const contentFolder = join(import.meta.dirname, '..')

/** A content file that cannot be used: the message is one line for the operator. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'
}

/** Undefined if there is no such file. */
export function readContentFile(folder: string, file: string): unknown {
  let text: string
  try {
    text = readFileSync(join(folder, file), 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new ContentFileError(`${file}: cannot be read (${(cause as Error).message})`, { cause })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentFileError(`${file}: not valid JSON (${(cause as Error).message})`, { cause })
  }
}

/** The texts of a slug in a locale, from one file, or from a folder with a file for each entry. */
export function readSlug(
  folder: string,
  { locale, slug, schema }: { locale: string; slug: string; schema: Schema },
): unknown {
  if (!isFolder(schema)) return readContentFile(folder, `${locale}/${slug}.json`)
  const names = slugsInFolder(folder, `${locale}/${slug}`)
  if (names.length === 0) return undefined
  const entries = Object.fromEntries(
    names.map((name) => [name, readContentFile(folder, `${locale}/${slug}/${name}.json`)]),
  )
  return Object.fromEntries(names.map((name) => [name, likeAnother(entries, name, `${locale}/${slug}/${name}.json`)]))
}

/** Where a key of a slug is written, as the checker prints it: `es_LAC/shell.json:terms`. */
export function placeOf(
  key: string,
  { locale, slug, schema }: { locale: string; slug: string; schema: Schema },
): string {
  const [entry = '', ...rest] = key.split('.')
  return isFolder(schema) && entry
    ? `${locale}/${slug}/${entry}.json:${rest.join('.')}`
    : `${locale}/${slug}.json:${key}`
}

function isFolder(schema: Schema): boolean {
  return schema.kind === 'collection' && schema.folder
}

/** `"$like": "another"` takes the texts that an entry does not have from another entry. */
function likeAnother(entries: Readonly<Record<string, unknown>>, name: string, file: string): unknown {
  const own = entries[name]
  if (!isAuthored(own) || own.$like === undefined) return own
  const { $like: like, ...rest } = own as Authored & { $like: string }
  const other = entries[like]
  if (!isAuthored(other) || '$like' in other)
    throw new ContentFileError(`${file}: $like names no entry "${like}" that stands for itself`)
  return { ...other, ...rest }
}

/** The slugs that a locale's folder has files for. */
export function slugsInFolder(folder: string, locale: string): string[] {
  try {
    const names = readdirSync(join(folder, locale))
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  } catch {
    return []
  }
}
