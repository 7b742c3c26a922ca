import type { Locale } from '@amparo/rules/locale/locales'
import type { Consent, ConsentManager } from './consent-manager.ts'

const KEY = 'amparo-consent'
/** Raised when what is asked changes; an older choice is then asked for again. */
const VERSION = 1
const undecided: Consent = { decided: false, groups: [] }

type Options = { language: Locale; now: () => Date; storage?: () => Storage }
export type EmbeddedConsent = ConsentManager & { language(): Locale }

/** Our own consent manager: the choice, its date and its version in the browser, the same in all its tabs. */
export function embeddedConsent({ language, now, storage = () => localStorage }: Options): EmbeddedConsent {
  const listeners = new Set<() => void>()
  let consent = read(storage)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    consent = read(storage)
    tell()
  }

  return {
    current: () => consent,
    language: () => language,
    set(groups) {
      consent = { decided: true, groups }
      const kept = JSON.stringify({ version: VERSION, date: now().toISOString(), groups })
      // Where storage is closed the choice lasts as long as the page.
      attempt(() => storage().setItem(KEY, kept))
      tell()
    },
    setLanguage(next) {
      language = next
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

function read(storage: () => Storage): Consent {
  const kept = attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null'))
  const isOurs = kept?.version === VERSION && Array.isArray(kept.groups)
  return isOurs ? { decided: true, groups: kept.groups } : undecided
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
