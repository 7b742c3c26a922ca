import { createStore } from '../platform/state/create-store.ts'
import { noOtherTabs, type SessionKind, type Tabs } from './tabs.ts'

/** How long a new tab waits for the others to send it the session. */
const ANSWER_MS = 1000

type Parts<S> = {
  kind: SessionKind
  /** The session that this tab has stored. */
  stored: S | null
  tokenOf: (session: S) => string
  tabs?: Tabs | undefined
}

type Listeners<S> = {
  /** Null for anything that is not a session: another tab may run a newer version of the page. */
  parse: (received: unknown) => S | null
  /** Whether this tab may share its session with other tabs. */
  canPass?: () => boolean
  onReceived: (session: S) => void
  /** Called when another tab has ended its session, which may have had another token. */
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
    /** Sets the session, or null once it has ended. */
    set(next: S | null) {
      isAsking = false
      answered.resolve()
      current.set(next)
    },
    /** Listens to the other tabs, and asks them for a session if this tab has none. */
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
    /** Sends the other tabs the session that replaces theirs. */
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
