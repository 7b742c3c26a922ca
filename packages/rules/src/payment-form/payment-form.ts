/** "Online payment form values" (claims specification §3) without the documents, which are files. An empty text is not answered. */
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

/** The documents step is only for an account that is not the cardholder's own (C-X66). */
export function paymentSteps({ isBankAccountCardHolder: holder }: PaymentForm): PaymentStep[] {
  return holder === 'no'
    ? ['account-information', 'documents', 'review-and-submit']
    : ['account-information', 'review-and-submit']
}

/** The identity of the beneficiary (C-449), and the permission to pay them (C-450). */
export const paymentDocuments = ['DOC135', 'DOC136'] as const

/** Whose account it is. A change clears the answers about the beneficiary (C-486); those about the cardholder stay for when they switch back. */
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

/** What the review shows about the person who is paid, cardholder or beneficiary (C-440). */
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
