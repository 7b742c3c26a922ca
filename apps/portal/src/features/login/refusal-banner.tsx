import { fill } from '@amparo/content/fill'
import { useEffect, useRef } from 'react'
import { useContent } from '../../platform/content.ts'
import { usePlatform } from '../../platform/platform.ts'
import { RichText } from '../../platform/rich-text.tsx'
import type { LoginNotice } from '../../session/login-notice.ts'
import { Banner } from '../../ui/banner.tsx'
import { type RefusalEntry, refusalEntry } from './refusal-entry.ts'

type Refusal = Extract<LoginNotice, { kind: 'refused' | 'vault-failed' }>

/** Why the card was not accepted, what to do, and the number to quote on the phone. */
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
      <Banner tone="danger" title={texts[entry].title}>
        <p>
          <RichText text={fill(texts[entry].body, { phone: isolated(phone ?? '') })} />
        </p>
        {notice.requestId && (
          <p className="soft">{fill(texts['request-number'].text, { id: isolated(notice.requestId) })}</p>
        )}
      </Banner>
    </div>
  )
}

/** A sentence that ends in "call" helps nobody: without a number the message without one is shown. */
function entryFor(notice: Refusal, phone: string | null): RefusalEntry {
  if (notice.kind === 'vault-failed') return 'global-error-without-phone-number'
  const entry = refusalEntry(notice.code)
  const needsPhone = entry === 'global-error' || entry === 'transfer-to-phone'
  return needsPhone && phone === null ? 'global-error-without-phone-number' : entry
}

/** Numbers keep their own direction inside a sentence of any script: U+2066 … U+2069. */
function isolated(number: string): string {
  return `\u2066${number}\u2069`
}
