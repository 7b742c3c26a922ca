import { Button } from '../../../ui/button.tsx'
import { WrittenField } from '../parts/written-field.tsx'
import { usePayment } from '../payment-context.ts'
import type { PaymentRead } from '../read-payment.ts'
import { AgreeField } from './agree-field.tsx'
import { AnswerList } from './answer-list.tsx'
import { Terms } from './terms.tsx'

type Props = { claim: PaymentRead; files: readonly { name: string }[]; onChange: () => void }

/** C-425, C-432 to C-443. */
export function ReviewStep({ claim, files, onChange }: Props) {
  const { text } = usePayment()

  return (
    <>
      <p className="lead">{text.review_lead}</p>
      <section>
        <header className="payment-answers-head">
          <h2>{text.answers_title}</h2>
          <Button look="quiet" onClick={onChange}>
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
        <WrittenField
          field="payeeSignature"
          help={text.signature_help}
          placeholder={text.signature_placeholder}
          autoComplete="off"
        />
        <WrittenField field="payeeSignedDate" help={text.date_help} inputMode="text" autoComplete="off" />
        <AgreeField />
      </section>
    </>
  )
}
