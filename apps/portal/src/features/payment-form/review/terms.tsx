import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { shownAnswer } from '@amparo/rules/payment-form/tidy'
import { usePayment } from '../payment-context.ts'
import type { PaymentRead } from '../read-payment.ts'

/** The terms, with the person's answers filled in (C-432 to C-435). */
export function Terms({ claim: { claimNumber, dateOfLoss } }: { claim: PaymentRead }) {
  const { text, form } = usePayment()
  const values = {
    name: form.payeeName,
    cpf: shownAnswer('brazilianCpf', form.brazilianCpf),
    date: dateOfLoss ? formatDate(dateOfLoss, 'pt_BR') : text.date_unknown,
    claim: claimNumber,
  }

  return (
    <ol className="payment-terms">
      {text.terms.map((clause) => (
        <li key={clause}>{fill(clause, values)}</li>
      ))}
    </ol>
  )
}
