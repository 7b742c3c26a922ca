import type { Locale } from '@amparo/rules/locale/locales'
import type { PaymentField } from '@amparo/rules/payment-form/problems'
import type { Page } from '@playwright/test'
import { paymentFormPage } from '../pages/payment-form-page.ts'
import { cards } from '../people.ts'
import { cardholderAt } from './cardholder.ts'
import { type NewClaim, newClaim } from './new-claim.ts'
import { operator } from './operator.ts'

/** Account details as people write them, with dots, spaces and dashes. */
const account = {
  payeeName: 'Marina Prado d’Ávila',
  brazilianCpf: '529.982.247-25',
  payeePhoneNumber: '(11) 98765-4321',
  payeeEmail: 'marina.prado@correio.example',
  payeeBankCode: '1',
  payeeAgency: '12345',
  payeeCurrentAccount: '123456-7',
} as const satisfies Partial<Record<PaymentField, string>>

const ofHolder = {
  profession: 'payeeInsuredProfession',
  income: 'payeeMonthlyIncomeRange',
  exposed: 'isPayeePoliticallyExposed',
} as const
const ofBeneficiary = {
  profession: 'payeeBeneficiaryProfession',
  income: 'payeeBeneficiaryMonthlyIncomeRange',
  exposed: 'isPayeeBeneficiaryPoliticallyExposed',
} as const

/** Today's date in Brasília, in Brazilian format [C-615]. */
export const todayInBrazil = () => new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** What a person in Brazil does to be paid. */
export function payeeAt(page: Page) {
  const form = paymentFormPage(page)
  const cardholder = cardholderAt(page)
  const self = {
    /** Sends a claim for this story and has an operator ask for payment details. */
    async hasClaim(): Promise<NewClaim> {
      const claim = await newClaim(cards.blackBrazil, 'PUR')
      await operator.setsStatus(claim.number, 'approved')
      await operator.requestsDocument(claim.number, 'DOC134')
      return claim
    },
    async opens({ card, number }: NewClaim, { locale = 'pt_BR' }: { locale?: Locale } = {}) {
      await cardholder.startsSession(card)
      await cardholder.opens(card, `online-payment-form/${number}`, { locale })
      await form.arrives('account_information')
    },
    async entersAccount({ holder }: { holder: 'yes' | 'no' }) {
      const { profession, income, exposed } = holder === 'yes' ? ofHolder : ofBeneficiary
      await form.option('isBankAccountCardHolder', holder).check()
      if (holder === 'no') await form.control('payeeBeneficiaryRelationship').fill('Irmã')
      for (const [field, value] of Object.entries(account)) await form.control(field as PaymentField).fill(value)
      await form.control(profession).fill('Fotógrafo(a)')
      await form.control(income).selectOption('CGIR003')
      await form.option(exposed, 'no').check()
    },
    /** Continues to the page with the signature; the cardholder's own account needs no documents. */
    async continuesToSignature() {
      await self.entersAccount({ holder: 'yes' })
      await form.continue.click()
      await form.arrives('review_and_submit')
    },
    async signs() {
      await form.control('payeeSignature').fill('Marina Prado')
      await form.control('payeeSignedDate').fill(todayInBrazil())
      await form.control('isPayeeAgreeToClause').check()
    },
  }
  return self
}
export type Payee = ReturnType<typeof payeeAt>
