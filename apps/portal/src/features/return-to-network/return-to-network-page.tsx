import '../../ui/button.css'
import '../../ui/help-page.css'
import { languageHome } from '@amparo/rules/locale/locales'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'

type Props = { leaveFor?: (address: string) => void }

/** In the place of this page, so that Back leads to the one before it. */
const leave = (address: string) => location.replace(address)

/** P-063, P-X45: a short notice, and on to the address that the operator has set. Without one there is nowhere to go. */
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

/** What the router looks for in a page that it loads on demand. */
export { ReturnToNetworkPage as Component }
