/** Tabs share the card session and the marketplace's user session. */
export type SessionKind = 'card' | 'user'

/** Messages between the tabs of one browser about their sessions. Only pages of our own origin receive them. */
export type TabMessage = { kind: SessionKind } & (
  | { say: 'ask' }
  /** `replaces` is the token of the session that this one replaces. */
  | { say: 'session'; session: unknown; replaces?: string | undefined }
  | { say: 'ended'; token: string | null }
)

export type Tabs = { tell: (message: TabMessage) => void; hear: (listener: (message: TabMessage) => void) => void }

export const noOtherTabs: Tabs = { tell: () => undefined, hear: () => undefined }

export function browserTabs(): Tabs {
  if (!globalThis.BroadcastChannel) return noOtherTabs
  const channel = new BroadcastChannel('amparo-session')
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  }
}
