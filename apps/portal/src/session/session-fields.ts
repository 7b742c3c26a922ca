import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { createContext, use } from 'react'
import * as z from 'zod/mini'
import type { SessionStore } from '../platform/session-storage.ts'

/** P-388. Signing in to the marketplace makes one; a guest has one too. */
export const userSession = field('user-session', z.object({ token: z.string(), isGuestUser: z.boolean() }))
/** P-389. */
export const dateOfLoss = field('date-of-loss', z.string().check(z.refine(isIsoDate)))
/**
 * The address of the document that the document viewer shows (P-390).
 * @public for the document viewer, which does not exist yet
 */
export const documentUrl = field('document-url', z.string().check(z.regex(/^https:\/\/[^\s/]+/)))
/** P-210, P-232: whoever holds the card said yes to the question in front of benefit CWD. */
export const cwdVerified = field('cwd-verified', z.literal(true))

/** P-152: the claim whose payment form was asked for without a card. Login leads back to it. */
export const claimToPay = field('claim-to-pay', z.string().check(z.regex(/^[A-Z0-9]{1,25}$/)))

/** What was said about one card is nothing about another. */
export function forgetOtherCard(store: SessionStore) {
  for (const { key } of [cwdVerified, dateOfLoss]) store.write(key, null)
}

const SessionStoreContext = createContext<SessionStore | null>(null)
export const SessionStoreProvider = SessionStoreContext

export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (!store) throw new Error('No session store around this component')
  return store
}

/** A value that lives as long as the session: logging out clears the store. What another hand has put there is none. */
export function field<S extends z.ZodMiniType>(key: string, schema: S) {
  return {
    key,
    read(store: SessionStore): z.output<S> | null {
      const kept = z.safeParse(schema, store.read(key))
      return kept.success ? kept.data : null
    },
    write(store: SessionStore, value: z.input<S> | null) {
      store.write(key, value)
    },
  }
}
