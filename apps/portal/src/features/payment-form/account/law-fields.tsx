import { incomeBands } from '@amparo/rules/payment-form/income'
import { PaymentSearch, PaymentSelect, PaymentYesNo } from '../parts/payment-fields.tsx'
import { usePayment } from '../payment-context.ts'
import { incomeText } from '../payment-words.ts'

const ofHolder = {
  profession: 'payeeInsuredProfession',
  income: 'payeeMonthlyIncomeRange',
  exposed: 'isPayeePoliticallyExposed',
} as const
const ofBeneficiary = {
  profession: 'payeeBeneficiaryProfession',
  income: 'payeeBeneficiaryMonthlyIncomeRange',
  exposed: 'isPayeeBeneficiaryPoliticallyExposed',
} as const

/** What the regulator asks about the person who is paid: profession, income, political office (C-479 to C-484, C-503). */
export function LawFields() {
  const { text, form } = usePayment()
  const { profession, income, exposed } = form.isBankAccountCardHolder === 'no' ? ofBeneficiary : ofHolder

  return (
    <>
      <PaymentSearch
        key={profession}
        name={profession}
        help={text.profession_help}
        options={text.professions.map((title) => ({ value: title, title }))}
      />
      <PaymentSelect
        name={income}
        options={incomeBands.map(({ code }) => ({ value: code, title: incomeText(code, text) }))}
      />
      <PaymentYesNo name={exposed}>
        <details className="payment-about">
          <summary>{text.exposed_who}</summary>
          <p>{text.exposed_text}</p>
          <ul>
            {text.exposed_list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </PaymentYesNo>
    </>
  )
}
