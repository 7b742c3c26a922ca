import type { Locale } from '@amparo/rules/locale/locales'

/** Portal specification §9: the consent group of analytics. */
export const ANALYTICS = 'C029'

export type Consent = { decided: boolean; groups: readonly string[] }

/** What the portal needs of a consent manager. A commercial one takes over as `window.amparoConsentManager`. */
export type ConsentManager = {
  current(): Consent
  set(groups: readonly string[]): void
  subscribe(listener: () => void): () => void
  setLanguage(locale: Locale): void
  /** Opens a dialog of its own. */
  manage?(): void
}

declare global {
  interface Window {
    amparoConsentManager?: ConsentManager
  }
}

export function allowsAnalytics(manager: ConsentManager): boolean {
  return manager.current().groups.includes(ANALYTICS)
}
