import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { sendEventsTo } from '../../platform/analytics/analytics.ts'
import { dataLayerSink } from '../../platform/analytics/data-layer.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { usePlatform } from '../../platform/platform.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { allowsAnalytics, type ConsentManager } from './consent-manager.ts'
import { type EmbeddedConsent, embeddedConsent } from './embedded-consent.ts'

const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

/** The consent manager changes its language after the page has (portal specification §9; P-X37). */
const LANGUAGE_DELAY_MS = 1000

type Props = { isManaging: boolean; onManage: (isManaging: boolean) => void }

/** Asks for consent once, lets the person change it, and sends analytics events only if it was given (P-024, P-025, P-396). */
export function ConsentArea({ isManaging, onManage }: Props) {
  const { now } = usePlatform()
  const locale = useLocale()
  const [own] = useState(() => embeddedConsent({ language: locale, now }))
  const manager: ConsentManager = window.amparoConsentManager ?? own
  const language = useConsentLanguage({ manager, own })
  const isDecided = useDecided(manager)
  useEvents(manager)

  const hasDialog = manager.manage !== undefined
  useEffect(() => {
    if (!isManaging || !hasDialog) return
    manager.manage?.()
    onManage(false)
  }, [isManaging, hasDialog, manager, onManage])

  if (isManaging && !hasDialog)
    return <ConsentDialog manager={manager} language={language} onClose={() => onManage(false)} />
  if (isDecided || manager !== own) return null
  return <ConsentBanner manager={manager} language={language} onManage={() => onManage(true)} />
}

/** Tells the consent manager about a new language a second later (P-318). Ours changes as soon as its texts are loaded. */
function useConsentLanguage({ manager, own }: { manager: ConsentManager; own: EmbeddedConsent }) {
  const locale = useLocale()
  const [language, setLanguage] = useState(own.language)

  useEffect(() => {
    const timer = setTimeout(() => manager.setLanguage(locale), LANGUAGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [manager, locale])
  useEffect(() => own.subscribe(() => startTransition(() => setLanguage(own.language()))), [own])

  return manager === own ? language : locale
}

function useDecided(manager: ConsentManager): boolean {
  const subscribe = useCallback((listener: () => void) => manager.subscribe(listener), [manager])
  return useSyncExternalStore(subscribe, () => manager.current().decided)
}

function useEvents(manager: ConsentManager) {
  useEffect(() => {
    sendEventsTo(dataLayerSink(() => allowsAnalytics(manager)))
    return () => sendEventsTo(null)
  }, [manager])
}
