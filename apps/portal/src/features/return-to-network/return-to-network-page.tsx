import '../../ui/button.css'
import '../../ui/help-page.css'
import { languageHome } from '@amparo/rules/locale/locales'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'

type Props = { leaveFor?: (address: string) => void }

/** Replaces this page in the history, so that Back leads to the page before it. */
const leave = (address: string) => location.replace(address)

/** Shows a short notice, then goes to the address that the operator has configured, if there is one (P-063, P-X45). */
export function ReturnToNetworkPage({ leaveFor = leave }: Props) {
  const text = useContent('return-to-network')
  const { cardNetworkUrl } = usePlatform().settings
  const home = languageHome(useLocale())
  usePageTitle(text.title)

  useEffect(() => {
    if (cardNetworkUrl) leaveFor(cardNetworkUrl)
  }, [cardNetworkUrl, leaveFor])

  if (!cardNetworkUrl) return <Navigate to={home} replace />

  return (
    <div className="wrap help-page">
      <Illustration name="trip" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <a className="button" href={cardNetworkUrl} rel="noreferrer">
          {text.button}
        </a>
      </div>
    </div>
  )
}

export { ReturnToNetworkPage as Component }
