import '../marketplace-page.css'
import '../../../ui/help-page.css'
import { fill } from '@amparo/content/fill'
import { useEffect, useRef } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { phoneInText } from '../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { useQuoteSupport } from '../../../queries/marketplace/get-marketplace-support.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { LateIllustration } from '../../../ui/art/late-illustration.tsx'
import { Button } from '../../../ui/button.tsx'
import type { QuoteRefusal } from './use-get-quote.ts'

/** Shown instead of the form if there can be no quote (M-079, M-080). Going back restores everything that was typed. */
export function QuoteRefused({ refusal, onBack }: { refusal: QuoteRefusal; onBack: () => void }) {
  const text = useContent('marketplace-quote')
  const support = useQuoteSupport()
  const title = text[`${refusal}_title`]
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="wrap marketplace-page help-page">
      <LateIllustration name="empty" />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {support && (
          <p className="lead">
            <RichText text={fill(text[`${refusal}_text`], { phone: phoneInText(support.phone) })} />
            {support.hours && <> {fill(text.support_hours, { hours: support.hours })}</>}
          </p>
        )}
        <Button onClick={onBack}>{text.go_back}</Button>
      </div>
    </div>
  )
}
