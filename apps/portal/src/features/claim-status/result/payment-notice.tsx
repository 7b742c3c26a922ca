import { useLocation } from 'react-router'
import { useContent } from '../../../platform/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** How the online payment form ended, for whoever comes from there: its toast is not the only place of an error. */
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
