import type { Benefit } from '@amparo/contract/benefits'

/** The disclaimer of each provider, once, in the order of the benefits (P-007); `default` for a provider that content does not know. */
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
