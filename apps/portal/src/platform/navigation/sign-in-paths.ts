import { marketplacePath, paths, type Scope } from './paths.ts'

/** Why somebody is led to sign-in, which says so. */
export const signInReasons = ['needed', 'expired', 'elsewhere', 'logout', 'not_found', 'broken_link'] as const
export type SignInReason = (typeof signInReasons)[number]

/** Sign-in, and where it leads back to (M-X05). A redirect has no history state, so its reason is in the address. */
export function signInPath(scope: Scope, next?: string, why?: SignInReason): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(why && { why }) }).toString()
  return marketplacePath(scope, paths.auth + paths.login) + (query && `?${query}`)
}

/** The page that a sign-in link opens. */
export function signInLinkPath(scope: Scope): string {
  return marketplacePath(scope, paths.auth + paths.redirect)
}
