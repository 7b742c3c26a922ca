import { fill } from '@amparo/content/fill'
import { incomeBand } from '@amparo/rules/payment-form/income'
import type { PaymentStep } from '@amparo/rules/payment-form/payment-form'
import type { PaymentField, PaymentProblem } from '@amparo/rules/payment-form/problems'
import type { PaymentText } from './payment-context.ts'

/** The titles of the steps (C-423 to C-425). */
export function stepTitle(step: PaymentStep, text: PaymentText): string {
  if (step === 'account-information') return text.account_information
  return step === 'documents' ? text.documents : text.review_and_submit
}

/** The error message of a problem. On the review, a missing answer has a different message (C-X65). */
export function problemText({ code, most = 0 }: PaymentProblem, step: PaymentStep, text: PaymentText): string {
  const words: Record<PaymentProblem['code'], string> = {
    required: step === 'review-and-submit' ? text.required_to_sign : text.required,
    choose: text.option_invalid,
    too_long: fill(text.too_long, { most }),
    invalid: text.invalid,
    digits_only: text.digits_only,
    cpf: text.cpf_invalid,
    phone: text.phone_invalid,
    email: text.email_invalid,
    today: text.today,
  }
  return words[code]
}

export function fieldLabel(field: PaymentField, text: PaymentText): string {
  const labels: Record<PaymentField, string> = {
    isBankAccountCardHolder: text.holder,
    payeeBeneficiaryRelationship: text.relationship,
    payeeName: text.name,
    brazilianCpf: text.cpf,
    payeePhoneNumber: text.phone,
    payeeEmail: text.email,
    payeeBank: text.bank,
    payeeBankCode: text.bank_code,
    payeeAgency: text.agency,
    payeeCurrentAccount: text.account,
    payeeInsuredProfession: text.profession,
    payeeBeneficiaryProfession: text.profession,
    payeeMonthlyIncomeRange: text.income,
    payeeBeneficiaryMonthlyIncomeRange: text.income,
    isPayeePoliticallyExposed: text.exposed_holder,
    isPayeeBeneficiaryPoliticallyExposed: text.exposed_beneficiary,
    payeeSignature: text.signature,
    payeeSignedDate: text.date,
    isPayeeAgreeToClause: text.agree,
  }
  return labels[field]
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })
const sum = (hundredths: number) => reais.format(hundredths / 100)

/** An income band in words (C-499 to C-502). */
export function incomeText(code: string, text: PaymentText): string {
  const { from = null, to = null } = incomeBand(code) ?? {}
  if (from === null && to === null) return ''
  if (from === null) return fill(text.income_up_to, { to: sum(to ?? 0) })
  if (to === null) return fill(text.income_above, { from: sum(from) })
  return fill(text.income_between, { from: sum(from), to: sum(to) })
}
