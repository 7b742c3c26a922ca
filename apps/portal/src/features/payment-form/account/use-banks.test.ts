import { emptyPaymentForm } from '@amparo/rules/payment-form/payment-form'
import { stepProblems } from '@amparo/rules/payment-form/problems'
import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'
import { expect, it } from 'vitest'
import { fitting } from './use-banks.ts'

it('offers only banks whose name and code the form accepts [C-466, C-467, C-470]', () => {
  const refused = getBanks().filter(({ code, name }) => {
    const form = { ...emptyPaymentForm, payeeBank: fitting(name), payeeBankCode: code }
    const problems = stepProblems('account-information', form, { today: [], isPhone: () => true })
    return problems.some(({ field }) => field === 'payeeBank' || field === 'payeeBankCode')
  })
  expect(refused).toEqual([])
})

it.each([
  ['Banco Aurora S.A.', 'Banco Aurora S.A.'],
  [`${'a'.repeat(70)} crédito - aurora`, `${'a'.repeat(70)} crédito`],
  ['a'.repeat(80), 'a'.repeat(80)],
])('makes %j fit: %j', (name, shown) => expect(fitting(name)).toBe(shown))
