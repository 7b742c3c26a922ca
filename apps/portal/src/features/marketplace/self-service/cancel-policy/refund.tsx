import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'

/** `undefined` while it is loading, null if it could not be loaded. */
type Props = { refund: PolicyBilling['refund_if_canceled'] | undefined; isOverdue: boolean }

/** Says what a cancellation now would refund. */
export function Refund({ refund, isOverdue }: Props) {
  const text = useContent('cancel-policy')
  const locale = useLocale()
  if (refund === undefined) return <li role="status">{text.refund_loading}</li>
  if (refund === null) return <li>{text.refund_unknown}</li>
  const amount = dollars(refund.amount, locale)
  const words = refund.is_full ? text.refund_full : text.refund_part

  return (
    <li>
      {refund.amount > 0 ? (
        <>
          <strong>{fill(words, { amount })}</strong> {text.refund_card}
        </>
      ) : (
        text.refund_none
      )}
      {isOverdue && ` ${text.overdue}`}
    </li>
  )
}
