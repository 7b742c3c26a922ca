import { describe, expect, it } from 'vitest'
import type { LetterProblem } from './field-checks.ts'
import { relationships, type TravelLetterForm } from './letter-forms.ts'
import { letterProblems } from './letter-problems.ts'

const letter: TravelLetterForm = {
  firstName: 'Ana',
  lastName: 'Ong',
  email: 'ana@correo.example',
  phoneNumber: '+6591234567',
  origin: 'SGP',
  destination: 'USA',
  departureDate: '2026-12-01',
  returnDate: '2026-12-20',
  nationality: 'SGP',
  dob: '1990-02-28',
  cardholderRelationship: 'cardholder',
  isChildDisablement: '',
  isFullTimeStudent: '',
}
const travel = (change: Partial<TravelLetterForm> = {}, country = 'SGP') =>
  letterProblems('ap-certificate', { ...letter, ...change }, { country, today: '2026-11-15', isPhone: () => true })
const required: LetterProblem = { code: 'required' }

describe('the age in full years at departure [C-X47]', () => {
  const child = { cardholderRelationship: 'dependent_child', isChildDisablement: 'no', isFullTimeStudent: 'no' }
  const student = { ...child, isFullTimeStudent: 'yes' }
  const disabled = { ...child, isChildDisablement: 'yes', isFullTimeStudent: '' }
  const months = (least: number): LetterProblem => ({ code: 'age_months', least })

  it.each<[string, string, object, string, LetterProblem | undefined, string]>([
    ['an adult of 18', 'SGP', {}, '2008-12-01', undefined, '[C-303]'],
    [
      'an adult who turns 18 the day after',
      'SGP',
      {},
      '2008-12-02',
      { code: 'age_between', least: 18, most: 69 },
      '[C-303]',
    ],
    ['an adult of 69', 'SGP', { cardholderRelationship: 'spouse' }, '1956-12-02', undefined, '[C-303]'],
    ['an adult of 70', 'SGP', {}, '1956-12-01', { code: 'age_between', least: 18, most: 69 }, '[C-303]'],
    ['an adult of 75', 'AUS', {}, '1950-12-02', undefined, '[C-304]'],
    ['an adult of 76', 'AUS', {}, '1950-12-01', { code: 'age_between', least: 18, most: 75 }, '[C-304]'],
    ['a child of 17', 'SGP', child, '2008-12-02', undefined, '[C-305]'],
    ['a child of 18', 'SGP', child, '2008-12-01', { code: 'age_under', most: 18 }, '[C-305]'],
    ['a student of 22', 'SGP', student, '2003-12-02', undefined, '[C-306]'],
    ['a student of 23', 'SGP', student, '2003-12-01', { code: 'age_under', most: 23 }, '[C-306]'],
    ['a newborn', 'SGP', child, '2026-11-15', undefined, '[C-307]'],
    ['six months', 'IDN', child, '2026-06-01', undefined, '[C-308]'],
    ['a day less than six months', 'IDN', child, '2026-06-02', months(6), '[C-308]'],
    ['a day less than six months', 'MYS', child, '2026-06-02', months(6), '[C-309]'],
    ['a day less than six months', 'TWN', child, '2026-06-02', months(6), '[C-310]'],
    ['three months', 'IND', child, '2026-09-01', undefined, '[C-311]'],
    ['a day less than three months', 'IND', child, '2026-09-02', months(3), '[C-311]'],
    ['a disabled newborn', 'IDN', disabled, '2026-11-15', undefined, '[C-312]'],
    ['a disabled child of 69', 'SGP', disabled, '1956-12-02', undefined, '[C-312]'],
    ['a disabled child of 70', 'SGP', disabled, '1956-12-01', { code: 'age_between', least: 0, most: 69 }, '[C-312]'],
    ['a disabled child of 75', 'AUS', disabled, '1950-12-02', undefined, '[C-313]'],
    ['a disabled child of 76', 'AUS', disabled, '1950-12-01', { code: 'age_between', least: 0, most: 75 }, '[C-313]'],
  ])('of %s in %s is judged %#', (_, country, change, dob, problem) => {
    expect(travel({ ...change, dob }, country)).toEqual(problem ? { dob: problem } : {})
  })

  it.each(relationships)(
    'is that of an adult unless the traveller is the dependent child: %s [C-X46]',
    (relationship) => {
      const found = travel({ ...child, cardholderRelationship: relationship, dob: '2016-12-01' })
      expect(found.dob?.code).toBe(relationship === 'dependent_child' ? undefined : 'age_between')
    },
  )

  it('of a person born on 29 February grows on 1 March', () => {
    const born = { dob: '2008-02-29', returnDate: '' }
    expect(travel({ ...born, departureDate: '2026-02-28' }).dob?.code).toBe('age_between')
    expect(travel({ ...born, departureDate: '2026-03-01' }).dob).toBeUndefined()
  })

  it('is not judged as long as departure, relationship or an answer about the child is missing', () => {
    const old = { dob: '1930-01-01' }
    expect(travel({ ...old, departureDate: '', returnDate: '' })).toEqual({ departureDate: required })
    expect(travel({ ...old, cardholderRelationship: '' })).toEqual({ cardholderRelationship: required })
    expect(travel({ ...old, ...child, isChildDisablement: '' })).toEqual({ isChildDisablement: required })
    expect(travel({ ...old, ...child, isFullTimeStudent: '' })).toEqual({ isFullTimeStudent: required })
  })

  it('of somebody born after a departure in the past is refused', () => {
    expect(travel({ dob: '2026-11-01', departureDate: '2026-10-01' }).dob).toEqual({ code: 'born_later' })
  })
})
