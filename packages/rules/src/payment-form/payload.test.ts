import { describe, expect, it } from 'vitest'
import { paymentPayload, paymentProblems, type SentAccount } from './payload.ts'
import { emptyPaymentForm, type PaymentForm } from './payment-form.ts'

const checks = { today: ['2026-11-15', '2026-11-16'], isPhone: () => true }
const form: PaymentForm = {
  ...emptyPaymentForm,
  isBankAccountCardHolder: 'yes',
  payeeName: 'Helena Souza',
  brazilianCpf: '529.982.247-25',
  payeePhoneNumber: '+5511955550142',
  payeeEmail: 'helena@exemplo.example',
  payeeBank: 'Banco Aurora',
  payeeBankCode: '001',
  payeeAgency: '1234-5',
  payeeCurrentAccount: '12345-67',
  payeeInsuredProfession: 'Professora',
  payeeMonthlyIncomeRange: 'CGIR002',
  isPayeePoliticallyExposed: 'no',
  payeeSignature: 'Helena Souza',
  payeeSignedDate: '16/11/2026',
  isPayeeAgreeToClause: true,
}
const sent = paymentPayload(form)
const wire = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('the payload', () => {
  it('of a cardholder [C-519..C-527, C-531..C-538]', () => {
    expect(wire(sent)).toEqual({
      account_information: {
        is_bank_account_card_holder: true,
        payee_name: 'Helena Souza',
        brazilian_cpf: '52998224725',
        payee_phone_number: '+5511955550142',
        payee_email: 'helena@exemplo.example',
        payee_bank: 'Banco Aurora',
        payee_bank_code: '001',
        payee_agency: '12345',
        payee_current_account: '1234567',
        payee_insured_profession: 'Professora',
        payee_monthly_income_range: 'CGIR002',
        is_payee_politically_exposed: false,
      },
      review_and_submit: {
        is_payee_agree_to_clause: true,
        payee_signature: 'Helena Souza',
        payee_signed_date: '2026-11-16',
      },
    })
  })

  it('of a beneficiary leaves out earlier answers of the cardholder [C-521, C-522, C-528..C-530]', () => {
    const { account_information } = paymentPayload({
      ...form,
      isBankAccountCardHolder: 'no',
      payeeBeneficiaryRelationship: 'Irmã',
      payeeBeneficiaryProfession: 'Médica',
      payeeBeneficiaryMonthlyIncomeRange: 'CGIR004',
      isPayeeBeneficiaryPoliticallyExposed: 'yes',
    })
    expect(wire(account_information)).toMatchObject({
      is_bank_account_card_holder: false,
      payee_beneficiary_relationship: 'Irmã',
      payee_beneficiary_profession: 'Médica',
      payee_beneficiary_monthly_income_range: 'CGIR004',
      is_payee_beneficiary_politically_exposed: true,
    })
    expect(Object.keys(wire(account_information))).not.toContain('payee_insured_profession')
    expect(Object.keys(wire(account_information))).not.toContain('is_payee_politically_exposed')
  })

  it.each([
    ['payeeInsuredProfession', 'payee_insured_profession', 'C-532'],
    ['payeeMonthlyIncomeRange', 'payee_monthly_income_range', 'C-531'],
    ['isPayeePoliticallyExposed', 'is_payee_politically_exposed', 'C-523'],
    ['payeeBeneficiaryRelationship', 'payee_beneficiary_relationship', 'C-528'],
    ['payeeBeneficiaryProfession', 'payee_beneficiary_profession', 'C-529'],
    ['payeeBeneficiaryMonthlyIncomeRange', 'payee_beneficiary_monthly_income_range', 'C-530'],
    ['isPayeeBeneficiaryPoliticallyExposed', 'is_payee_beneficiary_politically_exposed', 'C-522'],
  ])('has %s as %s only if it was answered [%s, C-X56]', (field, name) => {
    for (const isBankAccountCardHolder of ['yes', 'no'] as const) {
      const sent = paymentPayload({ ...form, isBankAccountCardHolder, [field]: '' }).account_information
      expect(Object.keys(wire(sent))).not.toContain(name)
    }
  })

  it('has bank, code, e-mail, name and phone even if they are empty [C-X56]', () => {
    const always = { payee_bank: '', payee_bank_code: '', payee_email: '', payee_name: '', payee_phone_number: '' }
    expect(wire(paymentPayload(emptyPaymentForm).account_information)).toMatchObject(always)
  })
})

describe('the server', () => {
  const problems = (
    change: Partial<SentAccount>,
    documents: { document_id: string; file_approval_id: string }[] = [],
  ) => paymentProblems({ ...sent.account_information, ...change }, sent.review_and_submit, documents, checks)

  it('finds no problem in what the form sends', () => expect(problems({})).toEqual([]))

  it.each<[Partial<SentAccount>, string, string]>([
    [{ brazilian_cpf: '52998224724' }, 'brazilian_cpf', 'cpf'],
    [{ payee_name: 'Helena 2' }, 'payee_name', 'invalid'],
    [{ payee_bank_code: '1' }, 'payee_bank_code', 'invalid'],
    [{ payee_agency: '123' }, 'payee_agency', 'invalid'],
    [{ payee_current_account: '123456789012345' }, 'payee_current_account', 'invalid'],
    [{ payee_monthly_income_range: 'CGIR009' }, 'payee_monthly_income_range', 'choose'],
    [{ is_payee_politically_exposed: undefined }, 'is_payee_politically_exposed', 'required'],
  ])('finds %j wrong', (change, name, code) => {
    expect(problems(change)).toEqual([{ path: `application.account_information.${name}`, code }])
  })

  it('asks a beneficiary for their own answers and documents', () => {
    const found = problems({ is_bank_account_card_holder: false }).map(({ path }) => path.split('.').at(-1))
    expect(found).toEqual([
      'payee_beneficiary_relationship',
      'payee_beneficiary_profession',
      'payee_beneficiary_monthly_income_range',
      'is_payee_beneficiary_politically_exposed',
      'documents',
    ])
  })

  it.each([
    ['2026-11-15', []],
    ['2026-11-16', []],
    ['2026-11-14', [{ path: 'application.review_and_submit.payee_signed_date', code: 'today' }]],
  ])('accepts the day %s, which is today somewhere in Brazil [C-493]', (payee_signed_date, expected) => {
    const review = { ...sent.review_and_submit, payee_signed_date }
    expect(paymentProblems(sent.account_information, review, [], checks)).toEqual(expected)
  })
})
