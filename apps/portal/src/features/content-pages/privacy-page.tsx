import { useEffect } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { ContentPage } from './content-page.tsx'

type Props = { leaveFor?: (address: string) => void }

const leave = (address: string) => location.replace(address)

/** Our own page, unless content gives the https address of a notice elsewhere (P-X60). */
export function PrivacyPage({ leaveFor = leave }: Props) {
  const text = useContent('privacy')
  const elsewhere = text.external_url?.startsWith('https://') ? text.external_url : null

  useEffect(() => {
    if (elsewhere) leaveFor(elsewhere)
  }, [elsewhere, leaveFor])

  return elsewhere ? null : <ContentPage text={text} />
}

export { PrivacyPage as Component }
