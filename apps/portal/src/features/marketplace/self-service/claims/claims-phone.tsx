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
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'

/** The phone number for claims and its hours (M-243, M-365). Shows nothing if they cannot be loaded. */
export function ClaimsPhone() {
  const text = useContent('self-service-claims')
  const locale = useLocale()
  const id = useId()
  const { data, isPending } = useQuery(marketplaceSupportQuery(usePlatform()))
  if (isPending) return <PhoneSkeleton />
  if (!data) return null

  return (
    <section className="claims-phone" aria-labelledby={id}>
      <h2 id={id}>{text.call_title}</h2>
      <p>
        <RichText text={fill(text.call, { phone: phoneInText(data.claims.phone) })} />
      </p>
      <p className="soft">{supportHours(data.hours, locale)}</p>
    </section>
  )
}

/** As tall as the phone number, so that nothing below it moves. */
function PhoneSkeleton() {
  return (
    <div className="claims-phone">
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}
