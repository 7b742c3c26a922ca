import { emptyPaymentForm, type PaymentForm } from './payment-form.ts'
import {
  dayOf,
  hasPaymentDocuments,
  type PaymentChecks,
  type PaymentField,
  type PaymentProblem,
  stepProblems,
} from './problems.ts'
import { tidyAnswer } from './tidy.ts'

export type SentAccount = {
  is_bank_account_card_holder: boolean
  payee_name: string
  brazilian_cpf: string
  payee_phone_number: string
  payee_email: string
  payee_bank: string
  payee_bank_code: string
  payee_agency: string
  payee_current_account: string
  payee_insured_profession?: string | undefined
  payee_monthly_income_range?: string | undefined
  is_payee_politically_exposed?: boolean | undefined
  payee_beneficiary_relationship?: string | undefined
  payee_beneficiary_profession?: string | undefined
  payee_beneficiary_monthly_income_range?: string | undefined
  is_payee_beneficiary_politically_exposed?: boolean | undefined
}
type SentReview = { is_payee_agree_to_clause: true; payee_signature: string; payee_signed_date: string }
type SentFile = { document_id: string; file_approval_id: string }

const digits = (text: string) => text.replace(/\D/g, '')
const filled = (text: string) => text || undefined
const answered = (text: string) => (text ? text === 'yes' : undefined)

/** The answers as they are sent (C-517 to C-538): either those of the cardholder or those of the beneficiary. */
export function paymentPayload(form: PaymentForm): { account_information: SentAccount; review_and_submit: SentReview } {
  const isHolder = form.isBankAccountCardHolder === 'yes'

  return {
    account_information: {
      is_bank_account_card_holder: isHolder,
      payee_name: form.payeeName,
      brazilian_cpf: digits(form.brazilianCpf),
      payee_phone_number: form.payeePhoneNumber,
      payee_email: form.payeeEmail,
      payee_bank: form.payeeBank,
      payee_bank_code: form.payeeBankCode,
      payee_agency: digits(form.payeeAgency),
      payee_current_account: digits(form.payeeCurrentAccount),
      ...(isHolder
        ? {
            payee_insured_profession: filled(form.payeeInsuredProfession),
            payee_monthly_income_range: filled(form.payeeMonthlyIncomeRange),
            is_payee_politically_exposed: answered(form.isPayeePoliticallyExposed),
          }
        : {
            payee_beneficiary_relationship: filled(form.payeeBeneficiaryRelationship),
            payee_beneficiary_profession: filled(form.payeeBeneficiaryProfession),
            payee_beneficiary_monthly_income_range: filled(form.payeeBeneficiaryMonthlyIncomeRange),
            is_payee_beneficiary_politically_exposed: answered(form.isPayeeBeneficiaryPoliticallyExposed),
          }),
    },
    review_and_submit: {
      is_payee_agree_to_clause: true,
      payee_signature: form.payeeSignature,
      payee_signed_date: dayOf(form.payeeSignedDate),
    },
  }
}

const yesOrNo = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no')

function formOf(account: SentAccount, review: SentReview): PaymentForm {
  const [year, month, day] = review.payee_signed_date.split('-')

  return {
    ...emptyPaymentForm,
    isBankAccountCardHolder: yesOrNo(account.is_bank_account_card_holder),
    payeeName: account.payee_name,
    brazilianCpf: account.brazilian_cpf,
    payeePhoneNumber: account.payee_phone_number,
    payeeEmail: account.payee_email,
    payeeBank: account.payee_bank,
    payeeBankCode: account.payee_bank_code,
    // Sent without dashes.
    payeeAgency: tidyAnswer('payeeAgency', account.payee_agency),
    payeeCurrentAccount: tidyAnswer('payeeCurrentAccount', account.payee_current_account),
    payeeInsuredProfession: account.payee_insured_profession ?? '',
    payeeMonthlyIncomeRange: account.payee_monthly_income_range ?? '',
    isPayeePoliticallyExposed: yesOrNo(account.is_payee_politically_exposed),
    payeeBeneficiaryRelationship: account.payee_beneficiary_relationship ?? '',
    payeeBeneficiaryProfession: account.payee_beneficiary_profession ?? '',
    payeeBeneficiaryMonthlyIncomeRange: account.payee_beneficiary_monthly_income_range ?? '',
    isPayeeBeneficiaryPoliticallyExposed: yesOrNo(account.is_payee_beneficiary_politically_exposed),
    payeeSignature: review.payee_signature,
    payeeSignedDate: `${day}/${month}/${year}`,
    isPayeeAgreeToClause: review.is_payee_agree_to_clause,
  }
}

/** `payeeBankCode` is `payee_bank_code` on the wire. */
const wireName = (field: PaymentField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The problems with what was sent, by the rules of the form. */
export function paymentProblems(
  account: SentAccount,
  review: SentReview,
  documents: readonly SentFile[],
  checks: PaymentChecks,
): { path: string; code: string }[] {
  const form = formOf(account, review)
  const at = (page: string) => (found: PaymentProblem) => ({
    path: `application.${page}.${wireName(found.field)}`,
    code: found.code,
  })
  return [
    ...stepProblems('account-information', form, checks).map(at('account_information')),
    ...stepProblems('review-and-submit', form, checks).map(at('review_and_submit')),
    ...(hasPaymentDocuments(form, documents) ? [] : [{ path: 'documents', code: 'documents' }]),
  ]
}
