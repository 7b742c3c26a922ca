import { createStore } from '../platform/state/create-store.ts'
import { noOtherTabs, type SessionKind, type Tabs } from './tabs.ts'

/** How long a new tab waits for the others to send it the session. */
const ANSWER_MS = 1000

type Parts<S> = {
  kind: SessionKind
  /** What this tab has stored. */
  stored: S | null
  tokenOf: (session: S) => string
  tabs?: Tabs | undefined
}

type Listeners<S> = {
  /** Null for anything that is not a session: another tab may send what a newer version of this page has written. */
  parse: (received: unknown) => S | null
  /** Whether other tabs may have this tab's session. */
  canPass?: () => boolean
  onReceived: (session: S) => void
  /** Another tab has ended its session, which may have had another token. */
  onEnded: (session: S, token: string | null) => void
}

/** One session for all tabs of a browser: a new tab gets it from the others, and its end reaches all of them. */
export function sharedSession<S>({ kind, stored, tokenOf, tabs = noOtherTabs }: Parts<S>) {
  const current = createStore<S | null>(null)
  current.set(stored)
  const answered = Promise.withResolvers<void>()
  let isAsking = !stored

  return {
    get: current.get,
    initial: current.initial,
    subscribe: current.subscribe,
    /** The session is another one, or over (null). */
    set(next: S | null) {
      isAsking = false
      answered.resolve()
      current.set(next)
    },
    /** Hears the other tabs, and asks them if this one has no session. */
    listen({ parse, canPass = () => true, onReceived, onEnded }: Listeners<S>) {
      tabs.hear((message) => {
        const session = current.get()
        if (message.kind !== kind) return
        if (message.say === 'ask' && session && canPass()) tabs.tell({ kind, say: 'session', session })
        if (message.say === 'session' && (isAsking || (session && tokenOf(session) === message.replaces))) {
          const received = parse(message.session)
          if (received) onReceived(received)
        }
        if (message.say === 'ended' && session) onEnded(session, message.token)
      })
      if (isAsking) tabs.tell({ kind, say: 'ask' })
    },
    /** Gives the other tabs the session whose token takes the place of theirs. */
    replace: (session: S, replaces: string) => tabs.tell({ kind, say: 'session', session, replaces }),
    /** Ends the session in the other tabs. */
    endElsewhere() {
      const session = current.get()
      tabs.tell({ kind, say: 'ended', token: session && tokenOf(session) })
    },
    /** Waits until a new tab has heard from the others. Returns at once if none of them can have a session. */
    async settled(canHave: () => boolean) {
      if (!isAsking || !canHave()) return
      setTimeout(answered.resolve, ANSWER_MS)
      await answered.promise
    },
  }
}
