import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { createContext, use } from 'react'
import * as z from 'zod/mini'
import type { SessionStore } from '../platform/state/session-storage.ts'

const User = z.object({ token: z.string(), isGuestUser: z.boolean(), email: z.optional(z.string()) })
/** The marketplace's user session (P-388). Guests have one too; `email` is the address that it was begun with. */
export type User = z.output<typeof User>
export const userSession = field('user-session', User)
/** The date of loss that was entered on a benefit page (P-389). */
export const dateOfLoss = field('date-of-loss', z.string().check(z.refine(isIsoDate)))
/** The address of the document that the document viewer shows: a local one, made from what the server sent (P-390). */
export const documentUrl = field('document-url', z.string().check(z.regex(/^(?:blob:)?https?:\/\/[^\s/]+/)))
/** The cardholder said yes to the question before benefit CWD (P-210, P-232). */
export const cwdVerified = field('cwd-verified', z.literal(true))

/** The claim whose payment form was opened without a card; login leads back to it (P-152). */
export const claimToPay = field('claim-to-pay', z.string().check(z.regex(/^[A-Z0-9]{1,25}$/)))

/** See prefill.ts and status-proof.ts, which login need not load. */
export const [PREFILL_KEY, STATUS_PROOF_KEY] = ['prefill', 'status-proof']

/** What is known about one card and its holder is not valid for another. */
export function forgetOtherCard(store: SessionStore) {
  for (const key of [cwdVerified.key, dateOfLoss.key, PREFILL_KEY, STATUS_PROOF_KEY]) store.write(key, null)
}

const SessionStoreContext = createContext<SessionStore | null>(null)
export const SessionStoreProvider = SessionStoreContext

export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (!store) throw new Error('No session store around this component')
  return store
}

/** A value in the session storage, which logging out clears. Anything that does not match the schema reads as null. */
export function field<S extends z.ZodMiniType>(key: string, schema: S) {
  /** Null for anything that does not match the schema. */
  const parse = (stored: unknown): z.output<S> | null => {
    const checked = z.safeParse(schema, stored)
    return checked.success ? checked.data : null
  }

  return {
    key,
    parse,
    read: (store: SessionStore) => parse(store.read(key)),
    write(store: SessionStore, value: z.input<S> | null) {
      store.write(key, value)
    },
  }
}
