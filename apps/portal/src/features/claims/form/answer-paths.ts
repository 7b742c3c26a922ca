import type { Answer } from '@amparo/contract/claim-forms'
import { own } from '@amparo/form-engine/answers/is-record'

type Records = Record<string, unknown>

/** `price`, or `items.1.price` inside the second row of a list. */
export function readAt(values: Records, path: string): Answer | undefined {
  return path.split('.').reduce<unknown>((part, key) => own((part ?? {}) as Records, key), values) as Answer | undefined
}

/** An empty answer is absent. Records on the way are made as they are needed: a list where a number follows. */
export function writeAt(values: Records, path: string, answer: Answer | undefined) {
  const parts = path.split('.')
  const last = parts.pop() as string
  let record = values
  for (const [at, key] of parts.entries()) {
    const next = parts[at + 1] ?? last
    const held = own(record, key)
    if (typeof held !== 'object' || held === null) set(record, key, /^\d+$/.test(next) ? [] : {})
    record = record[key] as Records
  }
  if (answer === undefined && !Array.isArray(record)) delete record[last]
  else set(record, last, answer)
}

/** `__proto__` is a key like any other. */
function set(record: Records, key: string, value: unknown) {
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true })
}

/** Where a path leads once a row before it is gone; null when it led into that row. */
export function withoutRow(path: string, list: string, removed: number): string | null {
  if (!path.startsWith(`${list}.`)) return path
  const [place = '', ...inner] = path.slice(list.length + 1).split('.')
  if (Number(place) === removed) return null
  return [list, Number(place) > removed ? Number(place) - 1 : place, ...inner].join('.')
}

/** The place of another question beside this one. */
export function besides(path: string, key: string): string {
  return [...path.split('.').slice(0, -1), key].join('.')
}
