import type { SessionStore } from '../../platform/state/session-storage.ts'

/** The storage of a tab, and what is in it. */
export function memoryStore(stored: Record<string, unknown>): { store: SessionStore; memory: Map<string, unknown> } {
  const memory = new Map(Object.entries(stored))
  return {
    memory,
    store: {
      read: (key) => memory.get(key),
      write: (key, value) => void memory.set(key, value),
      clear: () => memory.clear(),
    },
  }
}
