import { expect, it } from 'vitest'
import { readWidgetAddress } from './widget-address.ts'

const hidden = (search: string) => readWidgetAddress(search).hidden

it('reads the three hidden values [M-246, M-247, M-248]', () => {
  expect(hidden('?environment=standalone&has_accident_medical_expense=true&has_critical_illness=false')).toEqual({
    environment: 'standalone',
    has_accident_medical_expense: 'yes',
    has_critical_illness: 'no',
  })
})

it.each(['', '?environment=', `?environment=${'x'.repeat(41)}`, '?environment=%3Cscript%3E', '?environment=a%20b'])(
  'ignores the environment in %s',
  (search) => {
    expect(hidden(search)).toEqual({
      environment: 'unknown',
      has_accident_medical_expense: 'no',
      has_critical_illness: 'no',
    })
  },
)

it.each([
  ['?theme=light', 'light'],
  ['?theme=dark', 'dark'],
  ['', undefined],
  ['?theme=pink', undefined],
  ['?theme=toString', undefined],
])('reads the theme of the page around it from "%s"', (search, theme) => {
  expect(readWidgetAddress(search).theme).toBe(theme)
})
