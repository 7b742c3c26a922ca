import { expect, it } from 'vitest'
import { afterLogin } from './after-login.ts'

const live = { benefit_expiration_date: null }
const ended = { benefit_expiration_date: '2020-01-01' }
const options = { today: '2026-11-15', locale: 'pt_BR', successPath: '/benefits' } as const

it('opens the no-active-benefits modal for an empty list [P-147]', () =>
  expect(afterLogin({ ica_country: 'BRA', benefits: [] }, options)).toEqual({ outcome: 'no-active-benefits' }))

it('opens the no-active-benefits modal if all benefits are expired [P-148]', () =>
  expect(afterLogin({ ica_country: 'BRA', benefits: [ended] }, options)).toEqual({ outcome: 'no-active-benefits' }))

it.each([
  ['BRA', '/benefits', '/bra/pt_BR/benefits'],
  ['CAN', '/claim-status', '/can/pt_BR/claim-status'],
])('goes to the success path of %s [P-149]', (ica_country, successPath, path) =>
  expect(afterLogin({ ica_country, benefits: [ended, live] }, { ...options, successPath })).toEqual({
    outcome: 'go',
    path,
  }),
)
