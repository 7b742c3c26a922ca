import type { PaymentField } from '@amparo/rules/payment-form/problems'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { expect, test } from '../../story.ts'

const REQUIRED = 'Este campo é obrigatório'
const REQUIRED_TO_SIGN = 'Campo obrigatório'
const INVALID = 'Forneça uma resposta válida'
const atMost = (count: number) => `Deve ter no máximo ${count} caracteres`
const long = (count: number) => 'a'.repeat(count)

type Wrong = readonly [field: PaymentField, typed: string, message: string]

const account: readonly Wrong[] = [
  ['payeeBeneficiaryRelationship', '', REQUIRED],
  ['payeeBeneficiaryRelationship', long(81), atMost(80)],
  ['payeeName', '', REQUIRED],
  ['payeeName', long(61), atMost(60)],
  ['payeeName', 'Ana 7', INVALID],
  ['brazilianCpf', '', REQUIRED],
  ['brazilianCpf', '529.982.247', 'Por favor forneça apenas números'],
  ['brazilianCpf', '529.982.247-24', 'CPF é inválido'],
  ['payeePhoneNumber', '', REQUIRED],
  ['payeePhoneNumber', '123', 'Forneça um número de telefone válido'],
  ['payeeEmail', '', REQUIRED],
  ['payeeEmail', 'ana@', 'Forneça um e-mail válido.'],
  ['payeeEmail', `${long(52)}@a.example`, atMost(60)],
  ['payeeBank', '', REQUIRED],
  ['payeeBank', long(81), atMost(80)],
  ['payeeBank', 'Banco #1', INVALID],
  ['payeeBankCode', '', REQUIRED],
  ['payeeBankCode', '1234', atMost(3)],
  ['payeeBankCode', 'abc', INVALID],
  ['payeeAgency', '', REQUIRED],
  ['payeeAgency', '1234567', atMost(5)],
  ['payeeAgency', '12', INVALID],
  ['payeeCurrentAccount', '', REQUIRED],
  ['payeeCurrentAccount', '1'.repeat(16), atMost(14)],
  ['payeeCurrentAccount', 'abc', INVALID],
  ['payeeBeneficiaryProfession', '', REQUIRED],
  ['payeeBeneficiaryProfession', long(81), atMost(80)],
]

const review: readonly Wrong[] = [
  ['payeeSignature', '', REQUIRED_TO_SIGN],
  ['payeeSignature', long(61), atMost(60)],
  ['payeeSignature', 'Ana 7', INVALID],
  ['payeeSignedDate', '', REQUIRED_TO_SIGN],
  ['payeeSignedDate', '1/1', 'Insira a data de hoje'],
  ['payeeSignedDate', '01/01/2020', 'Insira a data de hoje'],
]

test('each account field shows its error after it is left, and Continue lists all errors [C-446, C-447, C-451 to C-484, C-495 to C-498]', async ({
  payee,
  page,
}) => {
  test.slow()
  const form = paymentFormPage(page)
  const { control, error, option, summary, problems } = form
  await payee.opens(await payee.hasClaim())
  await option('isBankAccountCardHolder', 'yes').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(error('isBankAccountCardHolder')).toHaveText(REQUIRED)
  await expect(error('payeeName')).toHaveCount(0)
  await option('isBankAccountCardHolder', 'no').check()
  for (const [field, typed, message] of account) {
    await control(field).fill(typed)
    await control(field).press('Tab')
    await expect(error(field), `${field} "${typed}"`).toHaveText(message)
    await expect(control(field)).toHaveAttribute('aria-describedby', new RegExp(`payment-${field}-error`))
  }
  await control('payeeBeneficiaryMonthlyIncomeRange').focus()
  await page.keyboard.press('Tab')
  await expect(error('payeeBeneficiaryMonthlyIncomeRange')).toHaveText(REQUIRED)

  await page.keyboard.press('Escape')
  await form.continue.focus()
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Erro: /)
  await expect(problems).toHaveCount(12)
  await expect(error('isPayeeBeneficiaryPoliticallyExposed')).toHaveText(REQUIRED)
  await problems.last().click()
  await expect(option('isPayeeBeneficiaryPoliticallyExposed', 'yes')).toBeFocused()

  // For the cardholder's own account, other questions are required.
  await option('isBankAccountCardHolder', 'yes').check()
  for (const field of ['payeeInsuredProfession', 'payeeMonthlyIncomeRange', 'isPayeePoliticallyExposed'] as const)
    await expect(error(field)).toHaveText(REQUIRED)
  await expect(problems).toHaveCount(11)
})

test('signature, date and consent have their own error messages [C-487 to C-494]', async ({ payee, page }) => {
  test.slow()
  const { control, error, send, summary, problems } = paymentFormPage(page)
  await payee.opens(await payee.hasClaim())
  await payee.continuesToSignature()
  await send.click()
  await expect(summary).toBeFocused()
  await expect(problems).toHaveCount(3)
  await expect(error('isPayeeAgreeToClause')).toHaveText(REQUIRED_TO_SIGN)
  for (const [field, typed, message] of review) {
    await control(field).fill(typed)
    await control(field).press('Tab')
    await expect(error(field), `${field} "${typed}"`).toHaveText(message)
  }
  await payee.signs()
  await expect(summary).toHaveCount(0)
})
