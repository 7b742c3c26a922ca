import { describe, expect, it } from 'vitest'
import { afterLogin } from '../portal/after-login.ts'
import { allExpired, isExpired } from './benefit-expiry.ts'
import { dashboardBenefits } from './dashboard-benefits.ts'

const today = '2026-11-15'

describe('isExpired', () => {
  it.each([
    ['2026-11-14', true],
    ['2026-11-15', false],
    ['2026-11-16', false],
    [null, false],
  ])('calls a benefit that ends %s expired: %s [P-153]', (benefit_expiration_date, expired) =>
    expect(isExpired({ benefit_expiration_date }, today)).toBe(expired),
  )

  it('calls a card expired only when every benefit is [P-148]', () => {
    const ended = { benefit_expiration_date: '2020-01-01' }
    expect(allExpired([ended, ended], today)).toBe(true)
    expect(allExpired([ended, { benefit_expiration_date: null }], today)).toBe(false)
  })
})

describe('dashboardBenefits', () => {
  const benefit = (name: string, other = {}) => ({
    name,
    display_on_dashboard: true,
    is_third_party: false,
    benefit_expiration_date: null,
    ...other,
  })

  it.each([
    ['hidden from the dashboard [P-194]', { display_on_dashboard: false }],
    ['expired [P-195]', { benefit_expiration_date: '2026-11-14' }],
    ['of a third party [P-196]', { is_third_party: true }],
  ])('leaves out a benefit that is %s', (_, other) =>
    expect(dashboardBenefits([benefit('A', other), benefit('B')], { today, locale: 'en_US' })).toEqual([benefit('B')]),
  )

  it.each([
    ['en_US', ['zebra', 'Apple', 'banana'], ['Apple', 'banana', 'zebra']],
    ['es_LAC', ['Zona', 'ñandú', 'nube', 'Ópera'], ['nube', 'ñandú', 'Ópera', 'Zona']],
    ['pt_BR', ['Roubo', 'Água', 'Bagagem'], ['Água', 'Bagagem', 'Roubo']],
  ] as const)('sorts by name as %s sorts [P-197]', (locale, names, sorted) =>
    expect(
      dashboardBenefits(
        names.map((name) => benefit(name)),
        { today, locale },
      ).map(({ name }) => name),
    ).toEqual(sorted),
  )
})

describe('afterLogin', () => {
  const live = { benefit_expiration_date: null }
  const ended = { benefit_expiration_date: '2020-01-01' }
  const options = { today, locale: 'pt_BR', successPath: '/benefits' } as const

  it('opens the no-active-benefits modal for an empty list [P-147]', () =>
    expect(afterLogin({ ica_country: 'BRA', benefits: [] }, options)).toEqual({ outcome: 'no-active-benefits' }))

  it('opens it when all are expired [P-148]', () =>
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
})
