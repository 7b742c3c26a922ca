import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { shownAnswer } from '@amparo/rules/payment-form/tidy'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { PaymentText } from '../parts/payment-fields.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import type { PaymentRead } from '../read-payment.ts'
import { AnswerList } from './answer-list.tsx'

type Props = { claim: PaymentRead; files: readonly { name: string }[]; onChange: () => void }

/** The last step: all answers, the terms, signature, date and agreement (C-425, C-432 to C-443, C-494). */
export function ReviewStep({ claim, files, onChange }: Props) {
  const { text, form, change, leave, errorOf } = usePayment()

  return (
    <>
      <p className="lead">{text.review_lead}</p>
      <section>
        <header className="payment-answers-head">
          <h2>{text.answers_title}</h2>
          <Button look="link" onClick={onChange}>
            {text.change}
          </Button>
        </header>
        <AnswerList claim={claim} files={files} />
      </section>
      <section>
        <h2>{text.terms_title}</h2>
        <Terms claim={claim} />
      </section>
      <section>
        <h2>{text.sign_title}</h2>
        <PaymentText
          name="payeeSignature"
          help={text.signature_help}
          placeholder={text.signature_placeholder}
          autoComplete="off"
        />
        <PaymentText name="payeeSignedDate" help={text.date_help} inputMode="text" autoComplete="off" />
        <CheckboxField
          id={fieldId('isPayeeAgreeToClause')}
          label={text.agree}
          error={errorOf('isPayeeAgreeToClause')}
          required
          checked={form.isPayeeAgreeToClause}
          onChange={({ target }) => change({ isPayeeAgreeToClause: target.checked })}
          onBlur={() => leave('isPayeeAgreeToClause')}
        />
      </section>
    </>
  )
}

/** The terms, with the person's answers filled in (C-432 to C-435). */
function Terms({ claim: { claimNumber, dateOfLoss } }: { claim: PaymentRead }) {
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
