import type { TabMessage, Tabs } from '../tabs.ts'

/** Works like a BroadcastChannel: every tab gets the messages of the others, but not its own. Call the result once for each new tab. */
export function aBrowser() {
  const heard: ((message: TabMessage) => void)[] = []
  return (): Tabs => {
    const own: ((message: TabMessage) => void)[] = []
    return {
      tell: (message) => {
        for (const listener of heard) if (!own.includes(listener)) listener(message)
      },
      hear: (listener) => {
        own.push(listener)
        heard.push(listener)
      },
    }
  }
}
