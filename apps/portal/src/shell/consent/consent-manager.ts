import type { Locale } from '@amparo/rules/locale/locales'

/** The consent group of analytics (portal specification §9). */
export const ANALYTICS = 'C029'

export type Consent = { decided: boolean; groups: readonly string[] }

/** What the portal needs from a consent manager. A commercial one can be plugged in as `window.amparoConsentManager`. */
export type ConsentManager = {
  current(): Consent
  set(groups: readonly string[]): void
  subscribe(listener: () => void): () => void
  setLanguage(locale: Locale): void
  /** Opens the consent manager's own dialog, if it has one. */
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
