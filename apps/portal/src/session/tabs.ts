/** Messages between the tabs of one browser about their session. Only pages of our own origin receive them. */
export type TabMessage =
  | { say: 'ask' }
  | { say: 'card'; card: unknown }
  | { say: 'ended'; panToken: string | null }
  /** The same about the user of the marketplace. `replaces` is the token that a new one takes the place of. */
  | { say: 'ask-user' }
  | { say: 'user'; user: unknown; replaces?: string }
  | { say: 'user-ended'; token: string }

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
