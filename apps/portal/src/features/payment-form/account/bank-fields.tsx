import { PaymentSearch, PaymentText } from '../parts/payment-fields.tsx'
import { usePayment } from '../payment-context.ts'
import { useBanks } from './use-banks.ts'

/** Choosing a bank fills in its code, and typing a code fills in its bank. */
export function BankFields() {
  const { text, change } = usePayment()
  const banks = useBanks()
  const byCode = (code: string) => banks.find((bank) => bank.code === code)

  return (
    <>
      <PaymentSearch
        name="payeeBank"
        help={text.bank_help}
        options={banks.map(({ code, name }) => ({ value: code, title: name, note: code }))}
        onChoose={({ value }) => change({ payeeBankCode: value })}
      />
      <PaymentText
        name="payeeBankCode"
        help={text.bank_code_help}
        inputMode="numeric"
        autoComplete="off"
        onAnswer={(code) => {
          const bank = byCode(code)
          return bank ? { payeeBank: bank.name } : {}
        }}
      />
      <PaymentText name="payeeAgency" help={text.agency_help} inputMode="text" autoComplete="off" />
      <PaymentText name="payeeCurrentAccount" help={text.account_help} inputMode="text" autoComplete="off" />
    </>
  )
}
