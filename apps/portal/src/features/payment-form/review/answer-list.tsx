import { formatDate } from '@amparo/rules/dates/format-date'
import { payeeOf } from '@amparo/rules/payment-form/payment-form'
import { shownAnswer } from '@amparo/rules/payment-form/tidy'
import { usePayment } from '../payment-context.ts'
import { incomeText } from '../payment-words.ts'
import type { PaymentRead } from '../read-payment.ts'

type Props = { claim: PaymentRead; files: readonly { name: string }[] }

/** The answers to check before sending (C-436 to C-440). */
export function AnswerList({ claim, files }: Props) {
  const { text, form } = usePayment()
  const payee = payeeOf(form)
  const lines: [string, string][] = [
    [text.name, form.payeeName],
    [text.cpf, shownAnswer('brazilianCpf', form.brazilianCpf)],
    [text.phone, shownAnswer('payeePhoneNumber', form.payeePhoneNumber)],
    [text.email, form.payeeEmail],
    [text.bank, `${form.payeeBankCode} – ${form.payeeBank}`],
    [text.agency, form.payeeAgency],
    [text.account, form.payeeCurrentAccount],
    [text.relationship, payee.relationship ?? text.holder_relationship],
    [text.profession, payee.profession],
    [text.income, incomeText(payee.income, text)],
    [text.exposed, payee.isExposed === 'yes' ? text.yes : text.no],
    [text.date_of_loss, claim.dateOfLoss ? formatDate(claim.dateOfLoss, 'pt_BR') : text.date_unknown],
    ...(files.length > 0 ? [[text.documents, files.map(({ name }) => name).join(', ')] as [string, string]] : []),
  ]

  return (
    <dl className="payment-answers">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
