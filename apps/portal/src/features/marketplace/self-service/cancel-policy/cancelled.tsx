import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useEffect, useRef } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { dollars } from '../../../../platform/content/money.ts'
import { usePlatform } from '../../../../platform/platform.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'

type Props = { policy: PolicyDetails; refund: number | null }

/** Says that the policy is canceled (M-277). It takes the focus, because the button that had it is gone. */
export function Cancelled({ policy, refund }: Props) {
  const text = useContent('cancel-policy')
  const locale = useLocale()
  const { today } = usePlatform()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const ended = policy.out_of_force_date ?? today()

  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="success" title={text.done}>
        <p>{fill(text.done_text, { date: longDate(ended, locale) })}</p>
        {refund !== null && refund > 0 && <p>{fill(text.done_refund, { amount: dollars(refund, locale) })}</p>}
      </Banner>
    </div>
  )
}
