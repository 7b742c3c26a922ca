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
  // Which ages are refused in which country: packages/rules/src/letters/traveller-age.test.ts.
  const adult = 'The traveler must be between 18 and 69 years old on the departure date.'

  it.each<[string, string, 'Yes' | 'No', string, string]>([
    ['SGP', '12/01/2012', 'No', 'The child must be under 18 years old on the departure date.', '[C-305]'],
    // The clock is before 2030, so a small child departs earlier.
    ['IDN', '06/02/2020', 'No', 'The child must be at least 6 months old on the departure date.', '[C-308]'],
    ['SGP', '12/01/1960', 'Yes', 'The traveler must be between 0 and 69 years old on the departure date.', '[C-312]'],
  ])('a child in %s, born %s, disabled %s → %s %s', async (country, dob, isDisabled, error) => {
    await openTravelLetter(country)
    answerAll({ ...trip, 'Departure date': dob.endsWith('2020') ? '12/01/2020' : '12/01/2030', 'Return date': '' })
    answer('Date of birth', dob)
    choose(relationship, 'dependent_child')
    tick(disabled, isDisabled)
    if (isDisabled === 'No') tick(student, 'No')
    expect(errorOf('Date of birth')).toBe(error)
  })

  it('drops the age error when the answer that causes it changes [C-303, C-305]', async () => {
    await openTravelLetter()
    answerAll({ ...trip, ...insured, 'Date of birth': '12/02/2014' })
    expect(errorOf('Date of birth')).toBe(adult)
    choose(relationship, 'dependent_child')
    expect(errorOf('Date of birth')).toBeNull()
    choose(relationship, 'spouse')
    answer('Departure date', '12/02/2033')
    expect(errorOf('Date of birth')).toBeNull()
  })
})
