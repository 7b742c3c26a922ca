import { incomeBands } from '@amparo/rules/payment-form/income'
import { FieldBox } from '../../../ui/form/field-box.tsx'
import { SearchedField } from '../parts/searched-field.tsx'
import { YesNoField } from '../parts/yes-no-field.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel, incomeText } from '../payment-words.ts'

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

/** C-479 to C-484, C-503: what the regulator wants to know of whoever is paid. */
export function LawFields() {
  const { text, form, change } = usePayment()
  const { profession, income, exposed } = form.isBankAccountCardHolder === 'no' ? ofBeneficiary : ofHolder

  return (
    <>
      <SearchedField
        key={profession}
        field={profession}
        help={text.profession_help}
        options={text.professions.map((title) => ({ value: title, title }))}
      />
      <IncomeField field={income} />
      <YesNoField field={exposed} onAnswer={(answer) => change({ [exposed]: answer })}>
        <details className="payment-about">
          <summary>{text.exposed_who}</summary>
          <p>{text.exposed_text}</p>
          <ul>
            {text.exposed_list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </YesNoField>
    </>
  )
}

function IncomeField({ field }: { field: (typeof ofHolder | typeof ofBeneficiary)['income'] }) {
  const { form, text, change, leave, errorOf } = usePayment()

  return (
    <FieldBox id={fieldId(field)} label={fieldLabel(field, text)} error={errorOf(field)}>
      {(control) => (
        <select
          {...control}
          className="answer answer-select"
          required
          value={form[field]}
          onChange={({ target: { value } }) => change({ [field]: value })}
          onBlur={() => leave(field)}
        >
          <option value="">{text.choose}</option>
          {incomeBands.map(({ code }) => (
            <option key={code} value={code}>
              {incomeText(code, text)}
            </option>
          ))}
        </select>
      )}
    </FieldBox>
  )
}
