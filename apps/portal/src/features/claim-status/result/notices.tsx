import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** How the payment form ended, for somebody who comes from there: the toast that says so disappears. */
export function PaymentNotice() {
  const text = useContent('claim-status-page')
  const { paymentNotice } = (useLocation().state ?? {}) as { paymentNotice?: unknown }

  if (paymentNotice === 'sent') {
    return (
      <Banner tone="success" title={text.payment_sent_title}>
        <p>{text.payment_sent_text}</p>
      </Banner>
    )
  }
  if (paymentNotice !== 'duplicate' && paymentNotice !== 'failed') return null
  return (
    <Banner tone="danger">
      <p>{paymentNotice === 'duplicate' ? text.payment_duplicate : text.payment_failed}</p>
    </Banner>
  )
}

/** Takes the focus after files were sent, since the form that had it is gone from the page. */
export function SentNotice() {
  const text = useContent('claim-status-page')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="success" title={text.sent_title}>
        <p>{text.sent_text}</p>
      </Banner>
    </div>
  )
}
