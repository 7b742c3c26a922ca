import { withHolder } from '@amparo/rules/payment-form/payment-form'
import { PaymentText, PaymentYesNo } from '../parts/payment-fields.tsx'
import { usePayment } from '../payment-context.ts'
import { BankFields } from './bank-fields.tsx'
import { LawFields } from './law-fields.tsx'

/** The account step (C-423). Who the account belongs to decides which other questions there are. */
export function AccountStep({ onHolder }: { onHolder: () => void }) {
  const { text, form, change } = usePayment()
  const holder = form.isBankAccountCardHolder

  function answer(next: string) {
    if (next === holder) return
    change(withHolder(form, next))
    // Another holder needs other documents (C-485).
    onHolder()
  }

  return (
    <>
      <p className="lead">{text.account_lead}</p>
      <PaymentYesNo name="isBankAccountCardHolder" help={text.holder_note} onAnswer={answer} />
      <section>
        <h2>{text.payee_title}</h2>
        {holder === 'no' && (
          <PaymentText name="payeeBeneficiaryRelationship" help={text.relationship_help} autoComplete="off" />
        )}
        <PaymentText name="payeeName" help={text.name_help} autoComplete="name" />
        <PaymentText name="brazilianCpf" inputMode="numeric" autoComplete="off" />
        <PaymentText name="payeePhoneNumber" help={text.phone_help} type="tel" autoComplete="tel" />
        <PaymentText name="payeeEmail" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </section>
      <section>
        <h2>{text.bank_title}</h2>
        <BankFields />
      </section>
      {holder !== '' && (
        <section>
          <h2>{text.law_title}</h2>
          <p className="soft">{text.law_text}</p>
          <LawFields />
        </section>
      )}
    </>
  )
}
