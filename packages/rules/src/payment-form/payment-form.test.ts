import { expect, it } from 'vitest'
import { incomeBand } from './income.ts'
import { emptyPaymentForm, type PaymentForm, payeeOf, paymentSteps, withHolder } from './payment-form.ts'

const holder: PaymentForm = {
  ...emptyPaymentForm,
  isBankAccountCardHolder: 'yes',
  payeeName: 'Helena Souza',
  payeeInsuredProfession: 'Professora',
  payeeMonthlyIncomeRange: 'CGIR002',
  isPayeePoliticallyExposed: 'no',
}
const beneficiary: PaymentForm = {
  ...holder,
  isBankAccountCardHolder: 'no',
  payeeBeneficiaryRelationship: 'Irmã',
  payeeBeneficiaryProfession: 'Médica',
  payeeBeneficiaryMonthlyIncomeRange: 'CGIR004',
  isPayeeBeneficiaryPoliticallyExposed: 'yes',
}

it('has a documents step only for an account of somebody else [C-424, C-X66]', () => {
  expect(paymentSteps(beneficiary)).toEqual(['account-information', 'documents', 'review-and-submit'])
  expect(paymentSteps(holder)).toEqual(['account-information', 'review-and-submit'])
})

it('clears the beneficiary if the account holder changes, and nothing otherwise [C-486]', () => {
  const changed = withHolder(beneficiary, 'yes')
  expect(changed).toMatchObject({
    isBankAccountCardHolder: 'yes',
    payeeName: 'Helena Souza',
    payeeBeneficiaryRelationship: '',
    payeeBeneficiaryProfession: '',
    payeeBeneficiaryMonthlyIncomeRange: '',
    isPayeeBeneficiaryPoliticallyExposed: '',
  })
  expect(withHolder(beneficiary, 'no')).toBe(beneficiary)
})

it('shows the details of a beneficiary [C-440]', () => {
  expect(payeeOf(beneficiary)).toEqual({
    relationship: 'Irmã',
    profession: 'Médica',
    income: 'CGIR004',
    isExposed: 'yes',
  })
  expect(payeeOf(holder)).toEqual({
    relationship: null,
    profession: 'Professora',
    income: 'CGIR002',
    isExposed: 'no',
  })
})

it.each<[string, number | null, number | null, string]>([
  ['CGIR001', null, 150_000, 'C-499'],
  ['CGIR002', 150_000, 300_000, 'C-500'],
  ['CGIR003', 300_000, 600_000, 'C-501'],
  ['CGIR004', 600_000, null, 'C-502'],
])('knows the income band %s from %s to %s [%s]', (code, from, to) => {
  expect(incomeBand(code)).toEqual({ code, from, to })
})
