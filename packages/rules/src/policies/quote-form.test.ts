import { expect, it } from 'vitest'
import { asksGender, quoteProblems, quoteRequest, quoteValues } from './quote-form.ts'
import { emptyQuote, type QuoteField } from './quote-values.ts'

const today = '2026-11-16'
const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  birthdate: '1990-12-10',
  line1Address: '12 Elm St',
  line2Address: '',
  city: 'Dayton',
  state: 'OH',
  gender: 'F',
  postalCode: '45402',
}

it('names every field that is missing', () =>
  expect(quoteProblems(emptyQuote, { today })).toEqual({
    firstName: 'first_name_missing',
    lastName: 'last_name_missing',
    email: 'email_missing',
    birthdate: 'birthdate_invalid',
    line1Address: 'address_missing',
    city: 'city_missing',
    state: 'state_missing',
    gender: 'gender_missing',
    postalCode: 'zip_missing',
  }))

it.each<[QuoteField, string, string]>([
  ['firstName', 'José María', 'M-061'],
  ['firstName', "D'Arcy", 'M-X12'],
  ['firstName', 'D’Arcy', 'M-X12'],
  ['lastName', 'St. Clair-Núñez', 'M-X12'],
  ['lastName', 'Nguyễn', 'M-X12'],
  ['email', ' ada@example.com ', 'M-062'],
  ['birthdate', '2008-11-16', 'M-066'],
  ['birthdate', '1905-11-17', 'M-X48'],
  ['line2Address', 'Apt 3', 'M-050'],
  ['state', 'NY', 'M-074'],
  ['gender', 'M', 'M-070'],
  ['gender', 'P', 'M-070'],
  ['postalCode', '45402-1234', 'M-073'],
  ['postalCode', '454021234', 'M-X11'],
  ['postalCode', ' 45402 ', 'M-X11'],
])('accepts as %s %j [%s]', (field, text) => expect(quoteProblems({ ...good, [field]: text }, { today })).toEqual({}))

it.each<[QuoteField, string, string, string]>([
  ['firstName', '', 'first_name_missing', 'M-059'],
  ['firstName', ' ', 'first_name_missing', 'M-059'],
  ['firstName', 'Ada1', 'first_name_missing', 'M-061'],
  ['firstName', '.-', 'first_name_missing', 'M-061'],
  ['firstName', 'a'.repeat(81), 'first_name_missing', 'M-061'],
  ['lastName', '', 'last_name_missing', 'M-060'],
  ['lastName', 'Byron <b>', 'last_name_missing', 'M-061'],
  ['email', '', 'email_missing', 'M-062'],
  ['email', 'ada', 'email_missing', 'M-062'],
  ['email', 'ada@example', 'email_missing', 'M-062'],
  ['email', 'ada\u0001@example.com', 'email_missing', 'M-062'],
  ['email', 'ada@example.com\u0085', 'email_missing', 'M-062'],
  ['email', `${'a'.repeat(250)}@example.com`, 'email_missing', 'M-062'],
  ['birthdate', '', 'birthdate_invalid', 'M-063'],
  ['birthdate', '02/30/1990', 'birthdate_invalid', 'M-064'],
  ['birthdate', '1990-02-30', 'birthdate_invalid', 'M-064'],
  ['birthdate', '2026-11-17', 'birthdate_invalid', 'M-064'],
  ['birthdate', '1905-11-16', 'birthdate_invalid', 'M-065'],
  ['birthdate', '2008-11-17', 'under_age', 'M-066'],
  ['birthdate', '2026-11-16', 'under_age', 'M-X13'],
  ['line1Address', '  ', 'address_missing', 'M-067'],
  ['line1Address', 'x'.repeat(101), 'address_missing', 'M-067'],
  ['line2Address', 'x'.repeat(101), 'address_too_long', 'M-050'],
  ['city', '', 'city_missing', 'M-068'],
  ['state', '', 'state_missing', 'M-069'],
  ['state', 'Ohio', 'state_missing', 'M-069'],
  ['state', 'TX', 'state_unavailable', 'M-074'],
  ['state', 'PR', 'state_unavailable', 'M-X47'],
  ['gender', '', 'gender_missing', 'M-070'],
  ['gender', 'X', 'gender_missing', 'M-070'],
  ['postalCode', '', 'zip_missing', 'M-072'],
  ['postalCode', '4540', 'zip_missing', 'M-073'],
  ['postalCode', '45402-123', 'zip_missing', 'M-073'],
  ['postalCode', '4540a', 'zip_missing', 'M-X11'],
])('refuses as %s %j: %s [%s]', (field, text, problem) =>
  expect(quoteProblems({ ...good, [field]: text }, { today })).toEqual({ [field]: problem }),
)

it('does not ask for the gender in New York, nor send it [M-071] [M-X42]', () => {
  expect(asksGender('NY')).toBe(false)
  expect(quoteProblems({ ...good, state: 'NY', gender: '' }, { today })).toEqual({})
  expect(quoteRequest({ ...good, state: 'NY', gender: 'F' }).policy_holder).not.toHaveProperty('gender')
})

it('sends what was typed, without the spaces around it [M-081] [M-083] [M-084] [M-085]', () => {
  const typed = {
    ...good,
    firstName: ' Ada ',
    email: ' ada@example.com',
    line2Address: ' Apt 3 ',
    postalCode: '45402 ',
  }
  expect(quoteRequest(typed)).toEqual({
    email: 'ada@example.com',
    policy_holder: { first_name: 'Ada', last_name: 'Byron', birthdate: '1990-12-10', gender: 'F' },
    address: {
      line_1_address: '12 Elm St',
      line_2_address: 'Apt 3',
      municipality_name: 'Dayton',
      state: 'OH',
      postal_code: '45402',
    },
  })
})

it('names the policy that the new one replaces only if there is one [M-082]', () => {
  expect(quoteRequest(good)).not.toHaveProperty('cancel_rewrite_policy_id')
  expect(quoteRequest(good, 'some-id').cancel_rewrite_policy_id).toBe('some-id')
})

it.each([good, { ...good, state: 'NY', gender: '' }])('reads a request back as what was typed', (values) =>
  expect(quoteValues(quoteRequest(values))).toEqual(values),
)
