/** Messages between the tabs of one browser about their session. Only pages of our own origin receive them. */
export type TabMessage = { say: 'ask' } | { say: 'card'; card: unknown } | { say: 'ended'; panToken: string | null }

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
