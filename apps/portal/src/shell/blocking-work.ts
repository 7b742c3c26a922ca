import { type Mutation, type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'

/**
 * P-014, P-015, P-X56: a mutation; a query that has no answer yet and that somebody waits for, which is a component on
 * the page, or a step before a page (`meta: { overlay: true }`). Never a prefetch, a refresh, or work that shows its own
 * progress (`meta: { overlay: false }`).
 */
export function isBlockingQuery(query: Pick<Query, 'meta' | 'state' | 'isActive'>): boolean {
  if (query.state.status !== 'pending' || query.meta?.overlay === false) return false
  return query.meta?.overlay === true || query.isActive()
}

export function isBlockingMutation({ meta }: Pick<Mutation, 'meta'>): boolean {
  return meta?.overlay !== false
}

export function useBlockingWork(): boolean {
  const queries = useIsFetching({ predicate: isBlockingQuery })
  const mutations = useIsMutating({ predicate: isBlockingMutation })
  return queries + mutations > 0
}
