import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'

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

/** Error messages for people who edit the files; zod's own are written for programmers. */
export function problemText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'too_small':
      if (issue.origin === 'number') return `must be at least ${issue.minimum}`
      return issue.minimum === 1 ? 'must not be empty' : undefined
    case 'too_big':
      return issue.origin === 'number' ? `must be at most ${issue.maximum}` : undefined
    case 'invalid_value':
      return `${JSON.stringify(issue.input)} is not one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return `${JSON.stringify(issue.input)} does not match ${issue.pattern ?? issue.format}`
    case 'invalid_key':
      return 'is not a possible key'
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

/** `[1].ranges[0].from: `, or an empty text for the whole file. */
export function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return place === '' ? '' : `${place.replace(/^\./, '')}: `
}
