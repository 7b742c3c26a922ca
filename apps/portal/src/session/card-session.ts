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
import { signOut } from './sign-out.ts'
import { noOtherTabs, type TabMessage, type Tabs } from './tabs.ts'

const Card = z.object({ panToken: PanToken, last4: LastFour, isBrandAgnostic: z.boolean() })
/** The card somebody is logged in with (P-387). Includes the white label, so that a reload never shows the brand first. */
export type Card = z.output<typeof Card>

const KEY = 'card'
/** How long a new tab waits for the others to send it the session. */
const ANSWER_MS = 1000
type Parts = { store: SessionStore; platform: Platform; queries: QueryClient; tabs?: Tabs }
export type CardSession = ReturnType<typeof cardSession>

/** One session for all tabs of a browser: a new tab gets the card from the others, and a logout reaches all of them. */
export function cardSession({ store, platform, queries, tabs = noOtherTabs }: Parts) {
  const current = createStore<Card | null>(null)
  const isTimedOut = createStore(false)
  const activity = createActivity()
  current.set(readCard(store.read(KEY)))
  let endedElsewhere: () => void = () => undefined
  let isAsking = !current.get()
  let isExpired = false
  const answered = Promise.withResolvers<void>()

  const change = (next: Card | null) => {
    isAsking = false
    isExpired = false
    answered.resolve()
    current.set(next)
  }
  const begin = (next: Card) => {
    const card = current.get()
    if (card && card.panToken !== next.panToken) forgetOtherCard(store)
    store.write(KEY, next)
    activity.mark()
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

  tabs.hear((message: TabMessage) => {
    const card = current.get()
    if (message.say === 'ask' && readCard(store.read(KEY))) tabs.tell({ say: 'card', card })
    if (message.say === 'card' && isAsking) {
      const received = readCard(message.card)
      if (received) begin(received)
    }
    if (message.say === 'ended' && card) {
      if (card.panToken !== message.panToken) revoke()
      forget()
      endedElsewhere()
    }
  })
  if (isAsking) tabs.tell({ say: 'ask' })

  return {
    card: current.get,
    /** The card token as long as the session lasts: null after a logout, and also after a timeout, when `card` is still there to be shown. */
    panToken: () => (isExpired ? null : (current.get()?.panToken ?? null)),
    subscribe: current.subscribe,
    activity,
    begin,
    /** Logout: clears the session storage (P-156), revokes the card token and tells the other tabs. */
    end() {
      revoke()
      tabs.tell({ say: 'ended', panToken: current.get()?.panToken ?? null })
      forget()
    },
    /** The idle time is over: revokes the card token. The page stays as it is, behind the dialog that says so. */
    expire() {
      isExpired = true
      isTimedOut.set(true)
      revoke()
      store.clear()
    },
    /** Runs just before the session ends because nobody is there, so that what was typed can be saved (P-395). */
    onTimeout: isTimedOut.subscribe,
    /** Waits until a new tab knows whether it has a session. Returns at once if no tab can have one. */
    async settled() {
      const active = activity.last()
      if (!isAsking || active === null || Date.now() - active > IDLE_LIMIT_MS) return
      setTimeout(answered.resolve, ANSWER_MS)
      await answered.promise
    },
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

export function useCard(): Card | null {
  const { card, subscribe } = useCardSession()
  return useStore({ get: card, initial: () => null, subscribe })
}
