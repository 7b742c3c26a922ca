import { describe, expect, it } from 'vitest'
import {
  answer,
  answerAll,
  choose,
  disabled,
  errorOf,
  insured,
  openTravelLetter,
  prepareLetters,
  relationship,
  student,
  tick,
  trip,
} from '../testing/letter-form.tsx'

prepareLetters()

describe('the age at departure', () => {
  const adult = (most: number) => `The traveler must be between 18 and ${most} years old on the departure date.`
  it.each<[string, string, string | null, string]>([
    ['SGP', '12/02/2012', adult(69), '[C-303]'],
    ['SGP', '12/01/2012', null, '[C-303]'],
    ['SGP', '12/02/1960', null, '[C-303]'],
    ['SGP', '12/01/1960', adult(69), '[C-303]'],
    ['AUS', '12/01/1960', null, '[C-304]'],
    ['AUS', '12/01/1954', adult(75), '[C-304]'],
  ])('an adult in %s, born %s → %s %s', async (country, dob, error) => {
    await openTravelLetter(country)
    answerAll({ ...trip, ...insured, 'Date of birth': dob })
    expect(errorOf('Date of birth')).toBe(error)
  })

  const under = (most: number) => `The child must be under ${most} years old on the departure date.`
  const months = (least: number) => `The child must be at least ${least} months old on the departure date.`
  it.each<[string, string, string, string | null, string | null, string]>([
    ['SGP', '12/01/2012', 'No', 'No', under(18), '[C-305]'],
    ['SGP', '12/02/2012', 'No', 'No', null, '[C-305]'],
    ['SGP', '12/01/2007', 'No', 'Yes', under(23), '[C-306]'],
    ['SGP', '12/02/2007', 'No', 'Yes', null, '[C-306]'],
    ['SGP', '12/01/2030', 'No', 'No', null, '[C-307]'],
    ['IDN', '06/02/2030', 'No', 'No', months(6), '[C-308]'],
    ['MYS', '06/02/2030', 'No', 'No', months(6), '[C-309]'],
    ['TWN', '06/02/2030', 'No', 'No', months(6), '[C-310]'],
    ['IND', '09/02/2030', 'No', 'No', months(3), '[C-311]'],
    [
      'SGP',
      '12/01/1960',
      'Yes',
      null,
      'The traveler must be between 0 and 69 years old on the departure date.',
      '[C-312]',
    ],
    ['AUS', '12/01/1960', 'Yes', null, null, '[C-313]'],
  ])('a child in %s, born %s, disabled %s, student %s → %s %s', async (country, dob, isDisabled, isStudent, error) => {
    // The clock is before 2030, so a small child is born in the future: its departure is moved instead.
    await openTravelLetter(country)
    const isBaby = dob.endsWith('2030')
    const year = isBaby ? '2020' : '2030'
    answerAll({ ...trip, 'Departure date': `12/01/${year}`, 'Return date': '' })
    answer('Date of birth', isBaby ? dob.replace('2030', '2020') : dob)
    choose(relationship, 'dependent_child')
    tick(disabled, isDisabled)
    if (isStudent) tick(student, isStudent)
    expect(errorOf('Date of birth')).toBe(error)
  })

  it('drops the age error when the answer that causes it changes [C-303, C-305]', async () => {
    await openTravelLetter()
    answerAll({ ...trip, ...insured, 'Date of birth': '12/02/2014' })
    expect(errorOf('Date of birth')).toBe(adult(69))
    choose(relationship, 'dependent_child')
    expect(errorOf('Date of birth')).toBeNull()
    choose(relationship, 'spouse')
    answer('Departure date', '12/02/2033')
    expect(errorOf('Date of birth')).toBeNull()
  })
})
