import type { AppParts } from './app-parts.ts'

/** In all tabs, with either kind of session: somebody who is active in another tab is not idle. */
export function lastActivity({ session, user }: Pick<AppParts, 'session' | 'user'>): number | null {
  return Math.max(session.activity.last() ?? 0, user.activity.last() ?? 0) || null
}
