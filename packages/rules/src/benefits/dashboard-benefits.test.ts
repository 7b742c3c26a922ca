import { expect, it } from 'vitest'
import { dashboardBenefits } from './dashboard-benefits.ts'

const today = '2026-11-15'

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
