import type { TabMessage, Tabs } from '../tabs.ts'

/** Works like a BroadcastChannel: every tab hears the others, but not itself. Call the result for each new tab. */
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
