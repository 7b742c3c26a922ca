/** The policy that a new one replaces. */
export type Rewrite = { previousPolicyId: string }

const id = /^[0-9a-f-]{36}$/i

/** Reads the parameters of cancel and rewrite from an address (M-042, M-043). */
export function rewriteOf(search: string): Rewrite | null {
  const query = new URLSearchParams(search)
  const previousPolicyId = query.get('previousPolicyId') ?? ''
  return query.get('cancelAndRewrite') === 'true' && id.test(previousPolicyId) ? { previousPolicyId } : null
}

export function rewriteQuery(rewrite: Rewrite | null): string {
  return rewrite ? `?${new URLSearchParams({ cancelAndRewrite: 'true', ...rewrite })}` : ''
}
