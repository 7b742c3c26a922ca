import type { Locale } from '@amparo/rules/locale/locales'
import { createStore } from '../../platform/state/create-store.ts'
import { withoutThrowing } from '../../platform/state/without-throwing.ts'
import type { Consent, ConsentManager } from './consent-manager.ts'

const KEY = 'amparo-consent'
/** Raise it when the banner asks for something else: people are then asked again. */
const VERSION = 1
const undecided: Consent = { decided: false, groups: [] }

type Options = { language: Locale; now: () => Date; storage?: () => Storage }
export type EmbeddedConsent = ConsentManager & { language(): Locale }

/** Our own consent manager. Stores the choice with its date and version in the browser, for all tabs. */
export function embeddedConsent({ language, now, storage = () => localStorage }: Options): EmbeddedConsent {
  const state = createStore({ consent: readConsent(storage), language })

  return {
    current: () => state.get().consent,
    language: () => state.get().language,
    set(groups) {
      const stored = JSON.stringify({ version: VERSION, date: now().toISOString(), groups })
      // Without storage, the choice lasts until the page is reloaded.
      withoutThrowing(() => storage().setItem(KEY, stored))
      state.update((before) => ({ ...before, consent: { decided: true, groups } }))
    },
    setLanguage: (next) => state.update((before) => ({ ...before, language: next })),
    subscribe(listener) {
      const stop = state.subscribe(listener)
      const onOtherTab = ({ key }: StorageEvent) => {
        if (key === KEY) state.update((before) => ({ ...before, consent: readConsent(storage) }))
      }
      addEventListener('storage', onOtherTab)
      return () => {
        stop()
        removeEventListener('storage', onOtherTab)
      }
    },
  }
}

function readConsent(storage: () => Storage): Consent {
  const stored = withoutThrowing(() => JSON.parse(storage().getItem(KEY) ?? 'null'))
  const isValid = stored?.version === VERSION && Array.isArray(stored.groups)
  return isValid ? { decided: true, groups: stored.groups } : undecided
}
