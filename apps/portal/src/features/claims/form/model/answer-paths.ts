import type { Answer } from '@amparo/contract/claim-forms'
import { own } from '@amparo/form-engine/answers/is-record'

type Records = Record<string, unknown>

const ID_PREFIX = 'q-'
/** The id of the field of an answer, and back. */
export const fieldId = (path: string) => ID_PREFIX + path
export const pathOfField = (id: string) => id.slice(ID_PREFIX.length)

/** A path is `price`, or `items.1.price` for an answer in the second entry of a list. */
export function readAt(values: Records, path: string): Answer | undefined {
  return path.split('.').reduce<unknown>((part, key) => own((part ?? {}) as Records, key), values) as Answer | undefined
}

/** Writes an answer; an empty one is removed. Missing records are created: a list where a number follows in the path. */
export function writeAt(values: Records, path: string, answer: Answer | undefined) {
  const parts = path.split('.')
  const last = parts.pop() as string
  let record = values
  for (const [at, key] of parts.entries()) {
    const next = parts[at + 1] ?? last
    const found = own(record, key)
    if (typeof found !== 'object' || found === null) set(record, key, /^\d+$/.test(next) ? [] : {})
    record = record[key] as Records
  }
  if (answer === undefined && !Array.isArray(record)) delete record[last]
  else set(record, last, answer)
}

/** Not an assignment, because `__proto__` is a key like any other here. */
function set(record: Records, key: string, value: unknown) {
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true })
}

/** The new path of an answer after an entry of `list` was removed; null if it was in that entry. */
export function withoutEntry(path: string, list: string, removed: number): string | null {
  if (!path.startsWith(`${list}.`)) return path
  const [place = '', ...inner] = path.slice(list.length + 1).split('.')
  if (Number(place) === removed) return null
  return [list, Number(place) > removed ? Number(place) - 1 : place, ...inner].join('.')
}

/** The path of another question in the same entry, or on the same page. */
export function siblingPath(path: string, key: string): string {
  return [...path.split('.').slice(0, -1), key].join('.')
}
