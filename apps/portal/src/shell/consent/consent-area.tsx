import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { sendEventsTo } from '../../platform/analytics.ts'
import { dataLayerSink } from '../../platform/data-layer.ts'
import { lazyPart } from '../../platform/load-page.ts'
import { useLocale } from '../../platform/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { allowsAnalytics, type ConsentManager } from './consent-manager.ts'
import { type EmbeddedConsent, embeddedConsent } from './embedded-consent.ts'

const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

/** Portal specification §9; P-X37: time enough for the page itself to change first. */
const LANGUAGE_DELAY_MS = 1000

type Props = { isManaging: boolean; onManage: (isManaging: boolean) => void }

/** P-024, P-025, P-396: asks once, can be asked again, and lets events through accordingly. */
export function ConsentArea({ isManaging, onManage }: Props) {
  const { now } = usePlatform()
  const locale = useLocale()
  const [own] = useState(() => embeddedConsent({ language: locale, now }))
  const manager: ConsentManager = window.amparoConsentManager ?? own
  const language = useSpokenLanguage({ manager, own })
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

/** P-318: the manager is told of a new language a second later. Ours then speaks it, as soon as the words are there. */
function useSpokenLanguage({ manager, own }: { manager: ConsentManager; own: EmbeddedConsent }) {
  const locale = useLocale()
  const [spoken, setSpoken] = useState(own.language)

  useEffect(() => {
    const timer = setTimeout(() => manager.setLanguage(locale), LANGUAGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [manager, locale])
  useEffect(() => own.subscribe(() => startTransition(() => setSpoken(own.language()))), [own])

  return manager === own ? spoken : locale
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
