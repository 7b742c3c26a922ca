import { fill } from '@amparo/content/fill'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { phoneInText } from '../../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../../platform/content/rich-text.tsx'
import { supportHours } from '../../../../platform/content/support-hours.ts'
import { usePlatform } from '../../../../platform/platform.ts'
import { marketplaceSupportQuery } from '../../../../queries/marketplace/get-marketplace-support.ts'

/** Whom to call about a payment, and when (M-365, M-366). Shows nothing if the numbers cannot be loaded. */
export function BillingSupport() {
  const text = useContent('self-service-billing')
  const locale = useLocale()
  const id = useId()
  const { data } = useQuery(marketplaceSupportQuery(usePlatform()))
  if (!data) return null
  const { phone, email } = data.billing
  const [before, after] = fill(text.support_email, { email: '\n' }).split('\n')

  return (
    <section className="billing-support" aria-labelledby={id}>
      <h2 id={id}>{text.support_title}</h2>
      <p>
        <RichText text={fill(text.support_phone, { phone: phoneInText(phone) })} />
      </p>
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
      <p className="soft">{supportHours(data.hours, locale)}</p>
    </section>
  )
}
