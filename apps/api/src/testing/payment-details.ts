export const account = {
  is_bank_account_card_holder: true,
  payee_name: 'Marina Prado',
  brazilian_cpf: '52998224725',
  payee_phone_number: '+5511987654321',
  payee_email: 'marina.prado@correio.example',
  payee_bank: 'Banco Ipê Amarelo',
  payee_bank_code: '341',
  payee_agency: '12345',
  payee_current_account: '123456789',
  payee_insured_profession: 'Engenheira civil',
  payee_monthly_income_range: 'CGIR002',
  is_payee_politically_exposed: false,
}
export const beneficiary = {
  is_bank_account_card_holder: false,
  payee_insured_profession: undefined,
  payee_monthly_income_range: undefined,
  is_payee_politically_exposed: undefined,
  payee_beneficiary_relationship: 'Irmão',
  payee_beneficiary_profession: 'Professor',
  payee_beneficiary_monthly_income_range: 'CGIR004',
  is_payee_beneficiary_politically_exposed: true,
}
const review = { is_payee_agree_to_clause: true, payee_signature: 'Marina Prado', payee_signed_date: '2026-11-15' }
export type Change = { account?: object; review?: object; documents?: object[]; pan_token?: string }

/** What the payment form sends for a cardholder who is paid themselves, but for what a test changes. */
export function paymentForm(claim_number: string, { pan_token, documents = [], ...change }: Change) {
  return {
    claim_number,
    pan_token,
    documents,
    application: {
      account_information: { ...account, ...change.account },
      review_and_submit: { ...review, ...change.review },
    },
  }
}
