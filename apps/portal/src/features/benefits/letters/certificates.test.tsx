import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { letters } from '../../../session/letters/letters.ts'
import {
  answer,
  answerAll,
  errorOf,
  insured,
  openLetter,
  person,
  prepareLetters,
  submit,
  trip,
} from '../testing/letter-form.tsx'

prepareLetters()

const rental = () => openLetter('Get a certificate', {}, {})
const assistance = () => openLetter('Get a certificate', { benefit_code: 'MEX' }, { code: 'MEX' })
const labelsIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.form-field-label')].map(({ textContent }) => textContent)

it('the rental certificate asks for five answers and requires each [C-369 to C-373]', async () => {
  const { dialog } = await rental()
  expect(labelsIn(dialog)).toEqual(['First name', 'Last name', 'Email', 'Phone number', 'Country of rental'])
  await submit('Create certificate')
  for (const label of labelsIn(dialog)) expect(errorOf(label ?? '')).toBe('Fill out this field.')
})

it('the rental certificate limits names to 20 and 40 characters [C-X75]', async () => {
  await rental()
  answerAll({ 'First name': 'x'.repeat(21), 'Last name': 'x'.repeat(41) })
  expect(errorOf('First name')).toBe('Use at most 20 characters.')
  expect(errorOf('Last name')).toBe('Use at most 40 characters.')
})

it('a rental certificate opens and is not posted [C-323, C-X64, C-X74]', async () => {
  const { posted, app, router } = await rental()
  answerAll({ ...person, 'Country of rental': 'Réunion' })
  await submit('Create certificate')
  await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/benefits/CDW/cdw-certificate'))
  expect(app.part(letters).of('CDW')).toMatchObject({
    kind: 'cdw-certificate',
    code: null,
    toSend: null,
    values: { firstName: 'Amara Lý', rentalCountry: 'Réunion' },
  })
  expect(posted()).toEqual([])
})

it('the assistance certificate has the travel fields without the child flags, and a passport [C-376 to C-383, C-X44]', async () => {
  const { dialog } = await assistance()
  expect(labelsIn(dialog)).toEqual([
    'Country of departure',
    'Country of destination',
    'Departure date',
    'Return date',
    'First name',
    'Last name',
    'Nationality',
    'Passport or ID number',
    'Date of birth',
    'Relationship to the cardholder',
    'Email',
    'Phone number',
  ])
})

it.each<[string, string, string | null, string]>([
  ['Passport or ID number', '', 'Fill out this field.', '[C-383]'],
  ['Passport or ID number', 'X'.repeat(20), null, '[C-384]'],
  ['Passport or ID number', 'X'.repeat(21), 'Use at most 20 characters.', '[C-384]'],
  ['First name', 'x'.repeat(21), 'Use at most 20 characters.', '[C-385]'],
  ['Last name', 'x'.repeat(41), 'Use at most 40 characters.', '[C-386]'],
])('the assistance certificate checks %s: %j → %s %s', async (label, value, error) => {
  await assistance()
  answer(label, value)
  expect(errorOf(label)).toBe(error)
})

it('the assistance certificate needs a traveller of 14 years [C-387]', async () => {
  const { app } = await assistance()
  const [year, month, day] = app.platform.today().split('-')
  answer('Date of birth', `${month}/${day}/${Number(year) - 13}`)
  expect(errorOf('Date of birth')).toBe('The traveler must be at least 14 years old.')
  answer('Date of birth', `${month}/01/${Number(year) - 14}`)
  expect(errorOf('Date of birth')).toBeNull()
})

it('an assistance certificate may return on the day of departure, and compares countries by label [C-388, C-389, C-X74]', async () => {
  const { posted, app, router } = await assistance()
  answerAll({ ...trip, ...person, ...insured, 'Passport or ID number': 'K123' })
  answerAll({ 'Country of destination': 'REUNION', 'Return date': '11/30/2030' })
  expect(errorOf('Return date')).toBe('The return date can’t be before the departure date.')
  answer('Return date', '12/01/2030')
  await submit('Create certificate')
  await waitFor(() => expect(router.state.location.pathname).toBe('/mex/en_US/benefits/MEX/mex-certificate'))
  expect(app.part(letters).of('MEX')?.values).toMatchObject({ destination: 'Réunion', insuredId: 'K123' })
  expect(posted()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
