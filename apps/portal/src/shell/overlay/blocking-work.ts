import { type Mutation, type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'

/**
 * P-014, P-015, P-X56: a query without which the page cannot be shown says so (`meta: { overlay: true }`) and covers the
 * page until its first answer; prefetches, refreshes and all others never do. A mutation does, unless it shows its own
 * progress (`meta: { overlay: false }`).
 */
function isBlockingQuery({ meta, state }: Query): boolean {
  return meta?.overlay === true && state.status === 'pending'
}

function isBlockingMutation({ meta }: Mutation): boolean {
  return meta?.overlay !== false
}

export function useBlockingWork(): boolean {
  const queries = useIsFetching({ predicate: isBlockingQuery })
  const mutations = useIsMutating({ predicate: isBlockingMutation })
  return queries + mutations > 0
}
