import { LastFour, PanToken } from '@amparo/contract/primitives'
import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import type { SessionStore } from '../platform/session-storage.ts'
import { forgetActivity, lastActive, markActive } from './activity.ts'
import { forgetOtherCard } from './session-fields.ts'
import { signOut } from './sign-out.ts'
import { noOtherTabs, type TabMessage, type Tabs } from './tabs.ts'

const Card = z.object({ panToken: PanToken, last4: LastFour, isBrandAgnostic: z.boolean() })
/** P-387. White label is kept with it, so that a reload never shows the brand for a moment. */
export type Card = z.output<typeof Card>

const KEY = 'card'
const ANSWER_MS = 1000
type Parts = { store: SessionStore; platform: Platform; queries: QueryClient; tabs?: Tabs }
export type CardSession = ReturnType<typeof cardSession>

/** One session for all tabs of a browser: a new one is handed the card, and a logout reaches every one of them. */
export function cardSession({ store, platform, queries, tabs = noOtherTabs }: Parts) {
  const listeners = new Set<() => void>()
  let card = asCard(store.read(KEY))
  let endedElsewhere: () => void = () => undefined
  let isAsking = !card
  const answered = Promise.withResolvers<void>()

  const change = (next: Card | null) => {
    card = next
    isAsking = false
    answered.resolve()
    for (const listener of listeners) listener()
  }
  const begin = (next: Card) => {
    if (card && card.panToken !== next.panToken) forgetOtherCard(store)
    store.write(KEY, next)
    markActive()
    change(next)
  }
  const forget = () => {
    store.clear()
    forgetActivity()
    // Before the answers go: a page that is drawn in between must not ask for them again.
    change(null)
    queries.removeQueries({ queryKey: ['benefits'] })
  }
  const revoke = () => {
    if (card) signOut(platform, card.panToken)
  }

  tabs.hear((message: TabMessage) => {
    if (message.say === 'ask' && asCard(store.read(KEY))) tabs.tell({ say: 'card', card })
    if (message.say === 'card' && isAsking) {
      const given = asCard(message.card)
      if (given) begin(given)
    }
    if (message.say === 'ended' && card) {
      if (card.panToken !== message.panToken) revoke()
      forget()
      endedElsewhere()
    }
  })
  if (isAsking) tabs.tell({ say: 'ask' })

  return {
    card: () => card,
    begin,
    /** P-156: clears the session storage. The vault is told, and the other tabs. */
    end() {
      revoke()
      tabs.tell({ say: 'ended', panToken: card?.panToken ?? null })
      forget()
    },
    /** The token is worth nothing from here on; what is on the screen stays behind the dialog that says so. */
    expire() {
      revoke()
      store.clear()
    },
    /** A new tab does not know yet whether it has a session. It waits only where one can be. */
    async settled() {
      const active = lastActive()
      if (!isAsking || active === null || Date.now() - active > IDLE_LIMIT_MS) return
      setTimeout(answered.resolve, ANSWER_MS)
      await answered.promise
    },
    onEndedElsewhere(listener: () => void) {
      endedElsewhere = listener
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What another hand has put there is no session. */
function asCard(kept: unknown): Card | null {
  const checked = z.safeParse(Card, kept)
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
  const session = useCardSession()
  return useSyncExternalStore(session.subscribe, session.card, () => null)
}
