import { SearchedField } from '../parts/searched-field.tsx'
import { WrittenField } from '../parts/written-field.tsx'
import { usePayment } from '../payment-context.ts'
import { useBanks } from './use-banks.ts'

/** Of bank and code each brings the other. */
export function BankFields() {
  const { text, change } = usePayment()
  const banks = useBanks()
  const byCode = (code: string) => banks.find((bank) => bank.code === code)

  return (
    <>
      <SearchedField
        field="payeeBank"
        help={text.bank_help}
        options={banks.map(({ code, name }) => ({ value: code, title: name, note: code }))}
        onChoose={({ value }) => change({ payeeBankCode: value })}
      />
      <WrittenField
        field="payeeBankCode"
        help={text.bank_code_help}
        inputMode="numeric"
        autoComplete="off"
        onAnswer={(code) => {
          const bank = byCode(code)
          return bank ? { payeeBank: bank.name } : {}
        }}
      />
      <WrittenField field="payeeAgency" help={text.agency_help} inputMode="text" autoComplete="off" />
      <WrittenField field="payeeCurrentAccount" help={text.account_help} inputMode="text" autoComplete="off" />
    </>
  )
}
