import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `packages/content`, where the locales' folders are. */
export const contentFolder = join(import.meta.dirname, '..')

/** A content file that cannot be used: the message is one line for the operator. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'
}

/** `undefined` when there is no such file. */
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

/** The slugs that a locale's folder has files for. */
export function slugsInFolder(folder: string, locale: string): string[] {
  try {
    const names = readdirSync(join(folder, locale))
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  } catch {
    return []
  }
}
