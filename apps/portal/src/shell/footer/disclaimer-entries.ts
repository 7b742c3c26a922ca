import type { Benefit } from '@amparo/contract/benefits'

/** P-007: the entry of each provider, once, in the order of the benefits; `default` for one that content does not know. */
export function disclaimerEntries<E extends string>(
  benefits: readonly Pick<Benefit, 'source'>[],
  known: Readonly<Record<E | 'default', unknown>>,
): (E | 'default')[] {
  const entries = benefits.map(({ source }) => {
    const entry = source.toLowerCase()
    return Object.hasOwn(known, entry) ? (entry as E) : 'default'
  })
  return [...new Set(entries)]
}
