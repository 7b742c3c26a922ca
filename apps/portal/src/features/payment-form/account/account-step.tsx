import { withHolder } from '@amparo/rules/payment-form/payment-form'
import { WrittenField } from '../parts/written-field.tsx'
import { YesNoField } from '../parts/yes-no-field.tsx'
import { usePayment } from '../payment-context.ts'
import { BankFields } from './bank-fields.tsx'
import { LawFields } from './law-fields.tsx'

/** C-423. Who the account belongs to decides what else is asked. */
export function AccountStep({ onHolder }: { onHolder: () => void }) {
  const { text, form, change } = usePayment()
  const holder = form.isBankAccountCardHolder

  function answer(next: string) {
    if (next === holder) return
    change(withHolder(form, next))
    // C-485.
    onHolder()
  }

  return (
    <>
      <p className="lead">{text.account_lead}</p>
      <YesNoField field="isBankAccountCardHolder" help={text.holder_note} onAnswer={answer} />
      <section>
        <h2>{text.payee_title}</h2>
        {holder === 'no' && (
          <WrittenField field="payeeBeneficiaryRelationship" help={text.relationship_help} autoComplete="off" />
        )}
        <WrittenField field="payeeName" help={text.name_help} autoComplete="name" />
        <WrittenField field="brazilianCpf" inputMode="numeric" autoComplete="off" />
        <WrittenField field="payeePhoneNumber" help={text.phone_help} type="tel" autoComplete="tel" />
        <WrittenField field="payeeEmail" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
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
