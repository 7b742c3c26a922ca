import { LastFour, PanToken } from '@amparo/contract/primitives'
import { signOut } from '@amparo/contract/sign-out'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import type { SessionStore } from '../platform/session-storage.ts'

const Card = z.object({ panToken: PanToken, last4: LastFour, isBrandAgnostic: z.boolean() })
/** P-387. White label is kept with it, so that a reload never shows the brand for a moment. */
export type Card = z.output<typeof Card>

const KEY = 'card'
type Parts = { store: SessionStore; platform: Platform; queries: QueryClient }
export type CardSession = ReturnType<typeof cardSession>

export function cardSession({ store, platform, queries }: Parts) {
  const listeners = new Set<() => void>()
  let card = read(store)
  const change = (next: Card | null) => {
    card = next
    for (const listener of listeners) listener()
  }

  return {
    card: () => card,
    begin(next: Card) {
      store.write(KEY, next)
      change(next)
    },
    /** P-156: clears the session storage. The vault is told too; a failure of that must not keep a person signed in. */
    end() {
      if (card) platform.api(signOut, { body: { pan_token: card.panToken } }).catch(() => undefined)
      store.clear()
      queries.removeQueries({ queryKey: ['benefits'] })
      change(null)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What another hand has put there is no session. */
function read(store: SessionStore): Card | null {
  const kept = z.safeParse(Card, store.read(KEY))
  return kept.success ? kept.data : null
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
