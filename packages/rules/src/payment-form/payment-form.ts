/** Claims specification §3, "Online payment form values", but for the documents, which are files. Empty: not answered. */
export type PaymentForm = {
  isBankAccountCardHolder: string
  payeeBeneficiaryRelationship: string
  payeeName: string
  brazilianCpf: string
  payeePhoneNumber: string
  payeeEmail: string
  payeeBank: string
  payeeBankCode: string
  payeeAgency: string
  payeeCurrentAccount: string
  payeeInsuredProfession: string
  payeeMonthlyIncomeRange: string
  isPayeePoliticallyExposed: string
  payeeBeneficiaryProfession: string
  payeeBeneficiaryMonthlyIncomeRange: string
  isPayeeBeneficiaryPoliticallyExposed: string
  payeeSignature: string
  payeeSignedDate: string
  isPayeeAgreeToClause: boolean
}

export const emptyPaymentForm: PaymentForm = {
  isBankAccountCardHolder: '',
  payeeBeneficiaryRelationship: '',
  payeeName: '',
  brazilianCpf: '',
  payeePhoneNumber: '',
  payeeEmail: '',
  payeeBank: '',
  payeeBankCode: '',
  payeeAgency: '',
  payeeCurrentAccount: '',
  payeeInsuredProfession: '',
  payeeMonthlyIncomeRange: '',
  isPayeePoliticallyExposed: '',
  payeeBeneficiaryProfession: '',
  payeeBeneficiaryMonthlyIncomeRange: '',
  isPayeeBeneficiaryPoliticallyExposed: '',
  payeeSignature: '',
  payeeSignedDate: '',
  isPayeeAgreeToClause: false,
}

export type PaymentStep = 'account-information' | 'documents' | 'review-and-submit'

/** C-X66: only an account of somebody else needs papers. */
export function paymentSteps({ isBankAccountCardHolder: holder }: PaymentForm): PaymentStep[] {
  return holder === 'no'
    ? ['account-information', 'documents', 'review-and-submit']
    : ['account-information', 'review-and-submit']
}

/** C-449, C-450: who gets the money, and that they may. */
export const paymentDocuments = ['DOC135', 'DOC136'] as const

/** C-486. What the cardholder said of themselves waits for the case that they come back to it. */
export function withHolder(form: PaymentForm, holder: string): PaymentForm {
  if (holder === form.isBankAccountCardHolder) return form
  return {
    ...form,
    isBankAccountCardHolder: holder,
    payeeBeneficiaryRelationship: '',
    payeeBeneficiaryProfession: '',
    payeeBeneficiaryMonthlyIncomeRange: '',
    isPayeeBeneficiaryPoliticallyExposed: '',
  }
}

/** C-440: what the review shows of the person who is paid, whichever of the two it is. */
export function payeeOf(form: PaymentForm) {
  return form.payeeBeneficiaryRelationship
    ? {
        relationship: form.payeeBeneficiaryRelationship,
        profession: form.payeeBeneficiaryProfession,
        income: form.payeeBeneficiaryMonthlyIncomeRange,
        isExposed: form.isPayeeBeneficiaryPoliticallyExposed,
      }
    : {
        relationship: null,
        profession: form.payeeInsuredProfession,
        income: form.payeeMonthlyIncomeRange,
        isExposed: form.isPayeePoliticallyExposed,
      }
}
