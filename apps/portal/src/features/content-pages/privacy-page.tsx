import { useEffect } from 'react'
import { useContent } from '../../platform/content.ts'
import { ContentPage } from './content-page.tsx'

type Props = { leaveFor?: (address: string) => void }

const leave = (address: string) => location.replace(address)

/** P-X60: a page of our own, unless content says that the notice is elsewhere. Only a secure address is followed. */
export function PrivacyPage({ leaveFor = leave }: Props) {
  const text = useContent('privacy')
  const elsewhere = text.external_url?.startsWith('https://') ? text.external_url : null

  useEffect(() => {
    if (elsewhere) leaveFor(elsewhere)
  }, [elsewhere, leaveFor])

  return elsewhere ? null : <ContentPage text={text} />
}

/** What the router looks for in a page that it loads on demand. */
export { PrivacyPage as Component }
