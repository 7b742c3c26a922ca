import './consent-banner.css'
import type { Locale } from '@amparo/rules/locale/locales'
import { Button } from '../../ui/button.tsx'
import { ANALYTICS, type ConsentManager } from './consent-manager.ts'
import { useConsentText } from './use-consent-text.ts'

type Props = { manager: ConsentManager; language: Locale; onManage: () => void }

/** Asks for consent. Yes and no look the same, and the page can be used without answering (P-025). */
export function ConsentBanner({ manager, language, onManage }: Props) {
  const { text, look } = useConsentText(language)

  return (
    <section className="consent" aria-label={text.banner_title} {...look}>
      <h2>{text.banner_title}</h2>
      {text.banner_body.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="consent-actions">
        <Button look="second" onClick={() => manager.set([ANALYTICS])}>
          {text.accept_all}
        </Button>
        <Button look="second" onClick={() => manager.set([])}>
          {text.reject_optional}
        </Button>
        <Button look="quiet" onClick={onManage}>
          {text.manage}
        </Button>
      </div>
    </section>
  )
}
