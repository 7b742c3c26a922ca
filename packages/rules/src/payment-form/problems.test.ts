import { describe, expect, it } from 'vitest'
import { emptyPaymentForm, type PaymentForm } from './payment-form.ts'
import { dayOf, hasPaymentDocuments, type PaymentField, stepProblems } from './problems.ts'

const checks = { today: ['2026-11-16'], isPhone: (number: string) => number.startsWith('+5511') }
const holder: PaymentForm = {
  ...emptyPaymentForm,
  isBankAccountCardHolder: 'yes',
  payeeName: 'Helena Souza',
  brazilianCpf: '52998224725',
  payeePhoneNumber: '+5511955550142',
  payeeEmail: 'helena@exemplo.example',
  payeeBank: 'Banco Aurora & Filhos 24',
  payeeBankCode: '001',
  payeeAgency: '1234-5',
  payeeCurrentAccount: '123456789012-34',
  payeeInsuredProfession: 'Professora',
  payeeMonthlyIncomeRange: 'CGIR002',
  isPayeePoliticallyExposed: 'no',
  payeeSignature: 'Helena Souza',
  payeeSignedDate: '16/11/2026',
  isPayeeAgreeToClause: true,
}
const beneficiary: PaymentForm = {
  ...holder,
  isBankAccountCardHolder: 'no',
  payeeInsuredProfession: '',
  payeeMonthlyIncomeRange: '',
  isPayeePoliticallyExposed: '',
  payeeBeneficiaryRelationship: 'Irmã',
  payeeBeneficiaryProfession: 'Médica',
  payeeBeneficiaryMonthlyIncomeRange: 'CGIR004',
  isPayeeBeneficiaryPoliticallyExposed: 'yes',
}

type Row = [field: PaymentField, answer: string, problem: string | null, requirement: string]
const verdict = (form: PaymentForm, field: PaymentField, answer: string) => {
  const changed = { ...form, [field]: answer }
  const steps = ['account-information', 'review-and-submit'] as const
  const found = steps.flatMap((step) => stepProblems(step, changed, checks)).filter((one) => one.field === field)
  return found.map(({ code, most }) => (most ? `${code} ${most}` : code))[0] ?? null
}

describe('the checks for cardholder and beneficiary [C-444]', () => {
  it.each([['the cardholder', holder] as const, ['a beneficiary', beneficiary] as const])('accepts %s', (_, form) => {
    expect(stepProblems('account-information', form, checks)).toEqual([])
    expect(stepProblems('review-and-submit', form, checks)).toEqual([])
  })

  it.each<Row>([
    ['isBankAccountCardHolder', '', 'required', 'C-447'],
    ['isBankAccountCardHolder', 'maybe', 'choose', 'C-446'],
    ['payeeName', '', 'required', 'C-453'],
    ['payeeName', '   ', 'required', 'C-453'],
    ['payeeName', 'a'.repeat(60), null, 'C-454, C-X07'],
    ['payeeName', 'a'.repeat(61), 'too_long 60', 'C-454, C-X07'],
    ['payeeName', "João d'Ávila-Conceição Jr.", null, 'C-455, C-X09'],
    ['payeeName', 'Helena 2', 'invalid', 'C-455, C-X09'],
    ['payeeName', 'Helena & Ana', 'invalid', 'C-455, C-X09'],
    ['brazilianCpf', '', 'required', 'C-456'],
    ['brazilianCpf', '5299822472', 'digits_only', 'C-457'],
    ['brazilianCpf', '529982247255', 'digits_only', 'C-457'],
    ['brazilianCpf', '5299822472a', 'digits_only', 'C-457'],
    ['brazilianCpf', '529.982.247-25', null, 'C-459'],
    ['brazilianCpf', '52998224724', 'cpf', 'C-458'],
    ['brazilianCpf', '11111111111', 'cpf', 'C-458'],
    ['payeePhoneNumber', '', 'required', 'C-460'],
    ['payeePhoneNumber', '+5521955550142', 'phone', 'C-461'],
    ['payeePhoneNumber', 'my phone', 'phone', 'C-461'],
    ['payeeEmail', '', 'required', 'C-464'],
    ['payeeEmail', 'helena@exemplo', 'email', 'C-462'],
    ['payeeEmail', 'helena exemplo@a.example', 'email', 'C-462'],
    ['payeeEmail', 'helena..souza@a.example', 'email', 'C-462'],
    ['payeeEmail', 'helena@a..example', 'email', 'C-462'],
    ['payeeEmail', `${'a'.repeat(50)}@a.exampl`, null, 'C-463'],
    ['payeeEmail', `${'a'.repeat(51)}@a.exampl`, null, 'C-463'],
    ['payeeEmail', `${'a'.repeat(52)}@a.exampl`, 'too_long 60', 'C-463'],
    ['payeeBank', '', 'required', 'C-465'],
    ['payeeBank', 'a'.repeat(80), null, 'C-466'],
    ['payeeBank', 'a'.repeat(81), 'too_long 80', 'C-466'],
    ['payeeBank', 'BANCO AURORA (BRASIL) S/A, CÂMBIO', null, 'C-467'],
    ['payeeBank', "Banco d'Ávila & Cia. 24-7", null, 'C-467, C-X09'],
    ['payeeBank', 'Banco <Aurora>', 'invalid', 'C-467, C-X09'],
    ['payeeBankCode', '', 'required', 'C-468'],
    ['payeeBankCode', '01', 'invalid', 'C-470, C-X09'],
    ['payeeBankCode', '0a1', 'invalid', 'C-470'],
    ['payeeBankCode', '0001', 'too_long 3', 'C-469'],
    ['payeeAgency', '', 'required', 'C-471'],
    ['payeeAgency', '1234', null, 'C-472, C-X09'],
    ['payeeAgency', '1234-5', null, 'C-472, C-X08'],
    ['payeeAgency', '123456', 'invalid', 'C-474, C-X09'],
    ['payeeAgency', '1234-X', 'invalid', 'C-474'],
    ['payeeAgency', '1234-56', 'too_long 5', 'C-473, C-X08'],
    ['payeeCurrentAccount', '', 'required', 'C-475'],
    ['payeeCurrentAccount', '1', null, 'C-476, C-X09'],
    ['payeeCurrentAccount', '123456789012-34', null, 'C-476, C-X08'],
    ['payeeCurrentAccount', '12345-6', null, 'C-476'],
    ['payeeCurrentAccount', '12345-678', 'invalid', 'C-478, C-X09'],
    ['payeeCurrentAccount', '1234567890123', 'invalid', 'C-478'],
    ['payeeCurrentAccount', '1234567890123-34', 'too_long 14', 'C-477, C-X08'],
    ['payeeSignature', '', 'required', 'C-487'],
    ['payeeSignature', 'a'.repeat(60), null, 'C-488, C-X07'],
    ['payeeSignature', 'a'.repeat(61), 'too_long 60', 'C-488, C-X07'],
    ['payeeSignature', 'Helena #1', 'invalid', 'C-489, C-X09'],
    ['payeeSignedDate', '', 'required', 'C-490'],
    ['payeeSignedDate', '16/11/202', 'today', 'C-491'],
    ['payeeSignedDate', '2026-11-16', 'today', 'C-492'],
    ['payeeSignedDate', '31/02/2026', 'today', 'C-492'],
    ['payeeSignedDate', '15/11/2026', 'today', 'C-493'],
    ['payeeSignedDate', '17/11/2026', 'today', 'C-493'],
  ])('treats %s %j as %s [%s]', (field, answer, problem) => {
    expect(verdict(holder, field, answer)).toBe(problem)
    if (field !== 'isBankAccountCardHolder') expect(verdict(beneficiary, field, answer)).toBe(problem)
  })

  it('needs the consent to the clauses [C-494]', () => {
    const problems = stepProblems('review-and-submit', { ...holder, isPayeeAgreeToClause: false }, checks)
    expect(problems).toEqual([{ field: 'isPayeeAgreeToClause', code: 'required' }])
  })
})

it.each<Row>([
  ['payeeInsuredProfession', '', 'required', 'C-479'],
  ['payeeInsuredProfession', 'a'.repeat(80), null, 'C-479'],
  ['payeeInsuredProfession', 'a'.repeat(81), 'too_long 80', 'C-479'],
  ['payeeMonthlyIncomeRange', '', 'required', 'C-480'],
  ['payeeMonthlyIncomeRange', 'a'.repeat(81), 'too_long 80', 'C-480'],
  ['payeeMonthlyIncomeRange', 'CGIR005', 'choose', 'C-480'],
  ['isPayeePoliticallyExposed', '', 'required', 'C-483'],
  ['isPayeePoliticallyExposed', 'a'.repeat(26), 'too_long 25', 'C-483'],
  ['isPayeePoliticallyExposed', 'maybe', 'choose', 'C-483'],
])('treats %s %j of the cardholder as %s [%s]', (field, answer, problem) => {
  expect(verdict(holder, field, answer)).toBe(problem)
  expect(verdict(beneficiary, field, answer)).toBeNull()
})

it.each<Row>([
  ['payeeBeneficiaryRelationship', '', 'required', 'C-452'],
  ['payeeBeneficiaryRelationship', 'a'.repeat(80), null, 'C-451'],
  ['payeeBeneficiaryRelationship', 'a'.repeat(81), 'too_long 80', 'C-451'],
  ['payeeBeneficiaryProfession', '', 'required', 'C-481'],
  ['payeeBeneficiaryProfession', 'a'.repeat(81), 'too_long 80', 'C-481'],
  ['payeeBeneficiaryMonthlyIncomeRange', '', 'required', 'C-482'],
  ['payeeBeneficiaryMonthlyIncomeRange', 'a'.repeat(81), 'too_long 80', 'C-482'],
  ['payeeBeneficiaryMonthlyIncomeRange', '1500', 'choose', 'C-482'],
  ['isPayeeBeneficiaryPoliticallyExposed', '', 'required', 'C-484'],
  ['isPayeeBeneficiaryPoliticallyExposed', 'a'.repeat(26), 'too_long 25', 'C-484'],
])('treats %s %j of a beneficiary as %s [%s]', (field, answer, problem) => {
  expect(verdict(beneficiary, field, answer)).toBe(problem)
  expect(verdict(holder, field, answer)).toBeNull()
})

it('checks on a step only its own fields [C-498]', () => {
  const fields = stepProblems('account-information', emptyPaymentForm, checks).map(({ field }) => field)
  expect(fields).toContain('payeeName')
  expect(fields).not.toContain('payeeSignature')
  const signing = stepProblems('review-and-submit', emptyPaymentForm, checks).map(({ field }) => field)
  expect(signing).toEqual(['payeeSignature', 'payeeSignedDate', 'isPayeeAgreeToClause'])
})

const approved = (document_id: string) => ({ document_id, file_approval_id: `fa_${document_id}` })
it.each<[string, PaymentForm, { document_id: string; file_approval_id?: string }[], boolean, string]>([
  ['both', beneficiary, [approved('DOC135'), approved('DOC136')], true, 'C-448'],
  ['only one', beneficiary, [approved('DOC135')], false, 'C-450'],
  ['only the other', beneficiary, [approved('DOC136')], false, 'C-449'],
  ['one twice', beneficiary, [approved('DOC135'), approved('DOC135')], false, 'C-448'],
  ['one too many', beneficiary, [approved('DOC135'), approved('DOC136'), approved('DOC136')], false, 'C-448'],
  ['one that is not approved', beneficiary, [approved('DOC135'), { document_id: 'DOC136' }], false, 'C-450'],
  ['none of the cardholder', holder, [], true, 'C-448'],
  ['some of the cardholder', holder, [approved('DOC135'), approved('DOC136')], false, 'C-485'],
])('counts the documents: $0 [$4]', (_, form, files, isEnough) => {
  expect(hasPaymentDocuments(form, files)).toBe(isEnough)
})

it.each([
  ['16/11/2026', '2026-11-16'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', ''],
  ['1/11/2026', ''],
  ['', ''],
])('reads the day %j as %j [C-492]', (text, day) => expect(dayOf(text)).toBe(day))
