import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { placeOf, problemText } from './problem-text.ts'

/** A folder of data and the name an operator knows it by. */
export type Folder = { path: string; label: string }

export function problemIn(folder: Folder, file: string, problem: string): Error {
  return new Error(`catalogue: ${join(folder.label, file)}: ${problem}`)
}

export function readFile<S extends z.ZodType>(folder: Folder, file: string, schema: S): z.output<S> {
  const checked = schema.safeParse(parse(folder, file), { error: problemText })
  if (checked.success) return checked.data
  const [first] = checked.error.issues
  throw problemIn(folder, file, first ? `${placeOf(first.path)}${first.message}` : 'is not valid')
}

export function listFiles(folder: Folder, name: string): string[] {
  const files = reading(folder, name, () => readdirSync(join(folder.path, name)))
    .filter((file) => file.endsWith('.json'))
    .sort()
  if (files.length === 0) throw problemIn(folder, name, 'has no .json file')
  return files.map((file) => join(name, file))
}

function parse(folder: Folder, file: string): unknown {
  const text = reading(folder, file, () => readFileSync(join(folder.path, file), 'utf8'))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw problemIn(folder, file, `is not JSON: ${(error as Error).message}`)
  }
}

function reading<T>(folder: Folder, file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw problemIn(folder, file, code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`)
  }
}
