import { endUserSession } from '@amparo/contract/user-sessions'
import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'
import type { SessionStore } from '../platform/state/session-storage.ts'
import { withoutThrowing } from '../platform/state/without-throwing.ts'
import { createActivity } from './activity.ts'
import type { CardSession } from './card-session.ts'
import { type User, userSession } from './session-fields.ts'
import { sharedSession } from './shared-session.ts'
import type { Tabs } from './tabs.ts'

/** All answers about a user's quotes and policies are cached under this key, so that they can be forgotten together. */
export const MARKETPLACE = 'marketplace'
/** Says in all tabs that one of them has a session. It holds no token. */
const HINT = 'amparo-user'

/** `expired`: the server no longer accepts the token. `elsewhere`: somebody logged out in another tab. */
export type UserEnding = 'expired' | 'elsewhere'
type Parts = {
  store: SessionStore
  platform: Pick<Platform, 'api'>
  queries: QueryClient
  session: Pick<CardSession, 'card' | 'subscribe' | 'onTimeout'>
  tabs?: Tabs | undefined
}
export type UserSession = ReturnType<typeof createUserSession>

/** The marketplace's user session, for guests and signed-in users, shared by all tabs. */
export function createUserSession({ store, platform, queries, session, tabs }: Parts) {
  const current = sharedSession<User>({
    kind: 'user',
    stored: userSession.read(store),
    tokenOf: ({ token }) => token,
    tabs,
  })
  // Apart from that of the card: a new tab waits for a card only if one was used recently.
  const activity = createActivity('amparo-user-active')
  let onEnded: (why: UserEnding) => void = () => undefined

  const take = (next: User) => {
    userSession.write(store, next)
    withoutThrowing(() => localStorage.setItem(HINT, '1'))
    activity.mark()
    current.set(next)
  }
  const forget = () => {
    userSession.write(store, null)
    withoutThrowing(() => localStorage.removeItem(HINT))
    activity.forget()
    current.set(null)
    queries.removeQueries({ queryKey: [MARKETPLACE] })
  }
  const revoke = (token: string) => {
    // Nobody waits for it: if it fails, the session expires later by itself.
    platform.api(endUserSession, {}, { bearer: token }).catch(() => undefined)
  }
  const end = () => {
    const token = current.get()?.token
    if (token === undefined) return
    revoke(token)
    current.endElsewhere()
    forget()
  }

  current.listen({
    parse: userSession.parse,
    onReceived: take,
    onEnded({ token }, ended) {
      if (token !== ended) revoke(token)
      forget()
      onEnded('elsewhere')
    },
  })
  // Logging out with a card clears the session storage (P-156), and so does its timeout.
  session.subscribe(() => {
    if (!session.card() && !userSession.read(store)) end()
  })
  session.onTimeout(end)

  return {
    get: current.get,
    initial: current.initial,
    subscribe: current.subscribe,
    activity,
    /** Begins a session. Clears the cache of the previous session, unless the new token only replaces that session's token. */
    begin(next: User, { replaces }: { replaces?: string | undefined } = {}) {
      const before = current.get()?.token
      const goesOn = before !== undefined && before === replaces
      take(next)
      if (goesOn) current.replace(next, before)
      else queries.removeQueries({ queryKey: [MARKETPLACE] })
    },
    /** Logout: revokes the session and ends it in all tabs (M-029). */
    end,
    /** The server has refused this token. An answer that comes late says nothing about a newer one. */
    expire(token: string | undefined) {
      if (token !== undefined && token !== current.get()?.token) return
      forget()
      onEnded('expired')
    },
    /** Ends the session silently, for a page that continues with a new one. */
    drop: forget,
    /** Waits until a new tab knows whether another one has a session. */
    settled: () => current.settled(() => Boolean(withoutThrowing(() => localStorage.getItem(HINT)))),
    onEnded(listener: (why: UserEnding) => void) {
      onEnded = listener
    },
  }
}
