import '../../ui/button.css'
import { campaignAddress } from '@amparo/rules/portal/campaign-address'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { usePlatform } from '../../platform/platform.ts'
import { Button } from '../../ui/button.tsx'
import { useAskFirst } from './ask-before-leaving.tsx'

type Props = { address: string | undefined; look?: 'first' | 'second'; children: ReactNode }

/** A campaign's button. If its address is not valid, it goes nowhere, and a click is reported. */
export function ExternalLink({ address, look = 'first', children }: Props) {
  const askFirst = useAskFirst()
  const { report } = usePlatform()
  const { urlSlug = '' } = useParams()
  const href = campaignAddress(address)
  if (!href) {
    return (
      <Button look={look} onClick={() => report('CMS_ERROR', new Error('A campaign leads nowhere'))}>
        {children}
      </Button>
    )
  }

  return (
    <a
      className={`button button-${look}`}
      href={href}
      rel="noreferrer"
      aria-haspopup={askFirst ? 'dialog' : undefined}
      onClick={(event) => {
        track({ event: 'campaign_cta', campaign: urlSlug.toLowerCase() })
        if (!askFirst) return
        event.preventDefault()
        askFirst(href)
      }}
    >
      {children}
    </a>
  )
}
