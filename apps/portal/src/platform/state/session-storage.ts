import type { ErrorReporter } from '../calls/error-reporter.ts'

export type SessionStore = {
  read(key: string): unknown
  write(key: string, value: unknown): void
  clear(): void
}

/**
 * Session storage that never throws. If the browser's storage is blocked, values live in memory until the page is
 * reloaded, and the failure is reported (P-452).
 */
export function sessionStore(report: ErrorReporter, storage: () => Storage = () => sessionStorage): SessionStore {
  const memory = new Map<string, string>()
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action()
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      return undefined
    }
  }

  return {
    read: (key) => {
      const text = memory.get(key) ?? attempt(() => storage().getItem(key))
      return text ? attempt(() => JSON.parse(text) as unknown) : undefined
    },
    write: (key, value) => {
      memory.set(key, JSON.stringify(value))
      attempt(() => storage().setItem(key, JSON.stringify(value)))
    },
    clear: () => {
      memory.clear()
      attempt(() => storage().clear())
    },
  }
}
