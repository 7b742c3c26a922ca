import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import { formatDate } from '@amparo/rules/dates/format-date'
import { useId } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'

type Payment = PolicyBilling['payments'][number]

/** Charges and refunds, newest first. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  const text = useContent('self-service-billing')
  const id = useId()

  return (
    <section className="payment-history" aria-labelledby={id}>
      <h2 id={id}>{text.history_title}</h2>
      {payments.length === 0 ? (
        <div className="payment-history-empty">
          <p>
            <strong>{text.history_empty_title}</strong>
          </p>
          <p className="soft">{text.history_empty_text}</p>
        </div>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{text.history_date}</th>
              <th scope="col">{text.history_what}</th>
              <th scope="col">{text.history_amount}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments have no id, and are only read
              <PaymentRow key={at} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PaymentRow({ payment: { kind, amount, paid_on, due_on, last_4 } }: { payment: Payment }) {
  const text = useContent('self-service-billing')
  const locale = useLocale()
  // If the payment was made on its due date, one date is enough.
  const isFor = kind === 'charge' && due_on !== paid_on && due_on

  return (
    <tr>
      <td>{formatDate(paid_on, locale)}</td>
      <td>
        {isFor ? fill(text.history_charge_for, { date: formatDate(due_on, locale) }) : text[`history_${kind}`]}
        {last_4 && <span className="soft payment-card-ending">{fill(text.history_card, { last4: last_4 })}</span>}
      </td>
      <td className="num">{dollars(amount, locale)}</td>
    </tr>
  )
}
