import { fill } from '@amparo/content/fill'
import { useEffect, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { leftToRight, phoneInText } from '../../platform/content/phone-in-text.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { usePlatform } from '../../platform/platform.ts'
import type { LoginNotice } from '../../session/login-notice.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { type RefusalEntry, refusalEntry } from './refusal-entry.ts'

type Refusal = Extract<LoginNotice, { kind: 'refused' | 'vault-failed' }>

/** Why the card was not accepted, what to do, and the request number to quote on the phone. */
export function RefusalBanner({ notice }: { notice: Refusal }) {
  const texts = useContent('login-errors')
  const place = useRef<HTMLDivElement>(null)
  const { settings } = usePlatform()
  const phone = (notice.kind === 'refused' ? notice.phone : null) ?? settings.supportPhone
  const entry = entryFor(notice, phone)

  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])

  return (
    <div ref={place}>
      <Banner tone={isError(entry) ? 'danger' : 'info'} title={texts[entry].title}>
        <p>
          <RichText text={fill(texts[entry].body, { phone: phone ? phoneInText(phone) : '' })} />
        </p>
        {notice.requestId && (
          <p className="soft">
            <RichText text={fill(texts['request-number'].text, { id: `**${leftToRight(notice.requestId)}**` })} />
          </p>
        )}
      </Banner>
    </div>
  )
}

/** Nothing is wrong with a card that is looked after by phone or by another service. */
function isError(entry: RefusalEntry): boolean {
  return entry !== 'transfer-to-phone' && entry !== 'diners-club-card-error'
}

/** Without a phone number, the message that needs none. */
function entryFor(notice: Refusal, phone: string | null): RefusalEntry {
  if (notice.kind === 'vault-failed') return 'global-error-without-phone-number'
  const entry = refusalEntry(notice.code)
  const needsPhone = entry === 'global-error' || entry === 'transfer-to-phone'
  return needsPhone && phone === null ? 'global-error-without-phone-number' : entry
}
