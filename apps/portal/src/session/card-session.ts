import { LastFour, PanToken } from '@amparo/contract/primitives'
import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import { createStore, useStore } from '../platform/state/create-store.ts'
import type { SessionStore } from '../platform/state/session-storage.ts'
import { createActivity } from './activity.ts'
import { forgetOtherCard } from './session-fields.ts'
import { sharedSession } from './shared-session.ts'
import { signOut } from './sign-out.ts'
import type { Tabs } from './tabs.ts'

const Card = z.object({ panToken: PanToken, last4: LastFour, isBrandAgnostic: z.boolean() })
/** The card somebody is logged in with (P-387). Includes the white label, so that a reload never shows the brand first. */
export type Card = z.output<typeof Card>

const KEY = 'card'
type Parts = { store: SessionStore; platform: Platform; queries: QueryClient; tabs?: Tabs }
export type CardSession = ReturnType<typeof cardSession>

/** The card session, shared by all tabs. */
export function cardSession({ store, platform, queries, tabs }: Parts) {
  const stored = () => readCard(store.read(KEY))
  const current = sharedSession<Card>({ kind: 'card', stored: stored(), tokenOf: ({ panToken }) => panToken, tabs })
  const isTimedOut = createStore(false)
  const activity = createActivity('amparo-active')
  let endedElsewhere: () => void = () => undefined
  let isExpired = false

  const change = (next: Card | null) => {
    isExpired = false
    current.set(next)
  }
  const begin = (next: Card, { isActivity = true } = {}) => {
    const card = current.get()
    if (card && card.panToken !== next.panToken) forgetOtherCard(store)
    store.write(KEY, next)
    if (isActivity) activity.mark()
    change(next)
  }
  const forget = () => {
    store.clear()
    activity.forget()
    // Before the benefits are removed: a page that renders in between must not fetch them again.
    change(null)
    queries.removeQueries({ queryKey: ['benefits'] })
  }
  const revoke = () => {
    const card = current.get()
    if (card) signOut(platform, card.panToken)
  }

  current.listen({
    parse: readCard,
    // A session that has timed out is no longer stored.
    canPass: () => stored() !== null,
    onReceived: (next) => begin(next),
    onEnded({ panToken }, token) {
      if (panToken !== token) revoke()
      forget()
      endedElsewhere()
    },
  })

  return {
    card: current.get,
    /** The card token as long as the session lasts: null after a logout, and also after a timeout, when `card` is still there to be shown. */
    panToken: () => (isExpired ? null : (current.get()?.panToken ?? null)),
    subscribe: current.subscribe,
    activity,
    /** `isActivity: false` where it is not the person who begins it. */
    begin,
    /** Logout: clears the session storage (P-156), revokes the card token and tells the other tabs. */
    end() {
      revoke()
      current.endElsewhere()
      forget()
    },
    /** The idle time is over, with or without a card: revokes the card token. The page stays as it is, behind the dialog that says so. */
    expire() {
      isExpired = true
      isTimedOut.set(true)
      revoke()
      store.clear()
    },
    /** Runs just before the session ends because nobody is there, so that what was typed can be saved (P-395). */
    onTimeout: isTimedOut.subscribe,
    isTimedOut,
    /** Waits until a new tab knows whether it has a session. Returns at once if no tab can have one. */
    settled: () =>
      current.settled(() => {
        const active = activity.last()
        return active !== null && Date.now() - active <= IDLE_LIMIT_MS
      }),
    onEndedElsewhere(listener: () => void) {
      endedElsewhere = listener
    },
  }
}

/** Null for anything that is not a card: storage can hold what something else wrote there. */
function readCard(stored: unknown): Card | null {
  const checked = z.safeParse(Card, stored)
  return checked.success ? checked.data : null
}

const CardSessionContext = createContext<CardSession | null>(null)
export const CardSessionProvider = CardSessionContext

export function useCardSession(): CardSession {
  const session = use(CardSessionContext)
  if (!session) throw new Error('No card session around this component')
  return session
}

/** Whether the idle time is over. The page is left after that, so it never changes back. */
export function useTimedOut(): boolean {
  return useStore(useCardSession().isTimedOut)
}

export function useCard(): Card | null {
  const { card, subscribe } = useCardSession()
  return useStore({ get: card, initial: () => null, subscribe })
}
