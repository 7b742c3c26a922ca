import { describe, expect, it } from 'vitest'
import type { LetterProblem } from './field-checks.ts'
import {
  type AssistanceForm,
  type RentalForm,
  type TravelLetterForm,
  withDisablement,
  withRelationship,
} from './letter-forms.ts'
import { letterProblems } from './letter-problems.ts'

const person = { firstName: 'Ana', lastName: 'Ong', email: 'ana@correo.example', phoneNumber: '+6591234567' }
const trip = { origin: 'SGP', destination: 'USA', departureDate: '2026-12-01', returnDate: '2026-12-20' }
const insured = { nationality: 'SGP', dob: '1990-02-28', cardholderRelationship: 'cardholder' }
const letter: TravelLetterForm = { ...person, ...trip, ...insured, isChildDisablement: '', isFullTimeStudent: '' }
const rental: RentalForm = { ...person, rentalCountry: 'MEX' }
const assistance: AssistanceForm = { ...person, ...trip, ...insured, insuredId: 'K1234567' }
const checks = { country: 'SGP', today: '2026-11-15', isPhone: (number: string) => number !== '+65123456' }

const travel = (change: Partial<TravelLetterForm> = {}, country = 'SGP') =>
  letterProblems('ap-certificate', { ...letter, ...change }, { ...checks, country })
const required: LetterProblem = { code: 'required' }

it('finds nothing wrong with a form that is filled in [C-272, C-274..C-284]', () => {
  expect(travel()).toEqual({})
  expect(letterProblems('cdw-certificate', rental, checks)).toEqual({})
  expect(letterProblems('mex-certificate', assistance, checks)).toEqual({})
})

describe('a name', () => {
  it.each<[keyof TravelLetterForm, string, LetterProblem | undefined, string]>([
    ['firstName', ' ', required, 'C-288'],
    ['firstName', 'x'.repeat(20), undefined, 'C-289'],
    ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, 'C-289, C-321'],
    ['firstName', 'An4', { code: 'characters' }, 'C-290'],
    ['firstName', 'An٤', { code: 'characters' }, 'C-290'],
    ['lastName', '', required, 'C-291'],
    ['lastName', 'x'.repeat(40), undefined, 'C-292'],
    ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, 'C-292, C-321'],
    ['lastName', 'O=', { code: 'characters' }, 'C-293'],
    ['lastName', "O'Neill-Müller, Jr.", undefined, 'C-293'],
    ['lastName', 'ễ'.normalize('NFD').repeat(40), undefined, 'C-292'],
    ['lastName', 'عبد الله', undefined, 'C-293'],
    ['lastName', '\u202eevil', { code: 'characters' }, 'C-293'],
    ['lastName', '- .', { code: 'characters' }, 'C-293'],
  ])('%s %j gives %j [%s]', (field, text, problem) => {
    expect(travel({ [field]: text })[field]).toEqual(problem)
  })

  it.each([...'^<>%$@!#+='])('may not contain %s [C-290, C-293]', (character) => {
    const name = `A${character}a`
    expect(travel({ firstName: name, lastName: name })).toEqual({
      firstName: { code: 'characters' },
      lastName: { code: 'characters' },
    })
  })
})

describe('a travel letter', () => {
  it.each<[Partial<TravelLetterForm>, Partial<Record<keyof TravelLetterForm, LetterProblem>>, string]>([
    [{ origin: '' }, { origin: required }, 'C-274'],
    [{ origin: 'XXX' }, { origin: { code: 'choose' } }, 'C-274'],
    [{ destination: 'Narnia' }, { destination: { code: 'choose' } }, 'C-275'],
    [{ nationality: 'SG' }, { nationality: { code: 'choose' } }, 'C-280'],
    [{ cardholderRelationship: 'friend' }, { cardholderRelationship: { code: 'choose' } }, 'C-284'],
    [{ email: '' }, { email: required }, 'C-294'],
    [{ email: 'ana@' }, { email: { code: 'email' } }, 'C-294'],
    [{ email: `${'x'.repeat(250)}@a.example` }, { email: { code: 'too_long', most: 254 } }, 'C-294'],
    [{ phoneNumber: '+65123456' }, { phoneNumber: { code: 'phone' } }, 'C-301'],
    [{ phoneNumber: '91234567' }, { phoneNumber: { code: 'phone' } }, 'C-301'],
    [{ departureDate: '', returnDate: '' }, { departureDate: required }, 'C-295'],
    [{ departureDate: '1/1/27', returnDate: '' }, { departureDate: { code: 'date' } }, 'C-296'],
    [{ departureDate: '2027-02-29', returnDate: '' }, { departureDate: { code: 'date' } }, 'C-297'],
    [{ departureDate: '2081-01-01', returnDate: '' }, { departureDate: { code: 'date' } }, 'C-297'],
    [{ returnDate: '' }, {}, 'C-277'],
    [{ returnDate: '1/1/2027' }, {}, 'C-298, C-X76'],
    [{ returnDate: '30/02/2027' }, { returnDate: { code: 'date' } }, 'C-299'],
    [{ departureDate: 'x' }, { departureDate: { code: 'date' }, returnDate: { code: 'departure_first' } }, 'C-299'],
    [{ returnDate: '2026-12-01' }, { returnDate: { code: 'return_after' } }, 'C-300, C-X03'],
    [{ returnDate: '2026-11-30' }, { returnDate: { code: 'return_after' } }, 'C-300'],
    [{ dob: '' }, { dob: required }, 'C-302'],
    [{ dob: '1990-13-01' }, { dob: { code: 'date' } }, 'C-302'],
    [{ dob: '2026-11-16' }, { dob: { code: 'future' } }, 'C-302'],
  ])('with %j has the problems %j [%s]', (change, problems) => {
    expect(travel(change)).toEqual(problems)
  })
})

describe('the age at departure', () => {
  const child = { cardholderRelationship: 'dependent_child', isChildDisablement: 'no', isFullTimeStudent: 'no' }
  const student = { ...child, isFullTimeStudent: 'yes' }
  const disabled = { ...child, isChildDisablement: 'yes', isFullTimeStudent: '' }
  const months = (least: number): LetterProblem => ({ code: 'age_months', least })

  it.each<[string, string, object, string, LetterProblem | undefined, string]>([
    ['an adult of 18', 'SGP', {}, '2008-12-01', undefined, 'C-303'],
    [
      'an adult who turns 18 the day after',
      'SGP',
      {},
      '2008-12-02',
      { code: 'age_between', least: 18, most: 69 },
      'C-303',
    ],
    ['an adult of 69', 'SGP', { cardholderRelationship: 'spouse' }, '1956-12-02', undefined, 'C-303'],
    ['an adult of 70', 'SGP', {}, '1956-12-01', { code: 'age_between', least: 18, most: 69 }, 'C-303'],
    ['an adult of 75', 'AUS', {}, '1950-12-02', undefined, 'C-304'],
    ['an adult of 76', 'AUS', {}, '1950-12-01', { code: 'age_between', least: 18, most: 75 }, 'C-304'],
    ['a child of 17', 'SGP', child, '2008-12-02', undefined, 'C-305'],
    ['a child of 18', 'SGP', child, '2008-12-01', { code: 'age_under', most: 18 }, 'C-305'],
    ['a student of 22', 'SGP', student, '2003-12-02', undefined, 'C-306'],
    ['a student of 23', 'SGP', student, '2003-12-01', { code: 'age_under', most: 23 }, 'C-306'],
    ['a newborn', 'SGP', child, '2026-11-15', undefined, 'C-307'],
    ['six months', 'IDN', child, '2026-06-01', undefined, 'C-308'],
    ['a day less than six months', 'IDN', child, '2026-06-02', months(6), 'C-308'],
    ['a day less than six months', 'MYS', child, '2026-06-02', months(6), 'C-309'],
    ['a day less than six months', 'TWN', child, '2026-06-02', months(6), 'C-310'],
    ['three months', 'IND', child, '2026-09-01', undefined, 'C-311'],
    ['a day less than three months', 'IND', child, '2026-09-02', months(3), 'C-311'],
    ['a disabled newborn', 'IDN', disabled, '2026-11-15', undefined, 'C-312'],
    ['a disabled child of 69', 'SGP', disabled, '1956-12-02', undefined, 'C-312'],
    ['a disabled child of 70', 'SGP', disabled, '1956-12-01', { code: 'age_between', least: 0, most: 69 }, 'C-312'],
    ['a disabled child of 75', 'AUS', disabled, '1950-12-02', undefined, 'C-313'],
    ['a disabled child of 76', 'AUS', disabled, '1950-12-01', { code: 'age_between', least: 0, most: 75 }, 'C-313'],
  ])('of %s in %s is judged %#', (_, country, change, dob, problem) => {
    expect(travel({ ...change, dob }, country)).toEqual(problem ? { dob: problem } : {})
  })

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

describe('the questions about a child', () => {
  const child = { ...letter, cardholderRelationship: 'dependent_child', isFullTimeStudent: 'yes' }

  it('are asked for a dependent child only [C-285, C-286, C-314, C-315]', () => {
    expect(travel({ cardholderRelationship: 'dependent_child' }).isChildDisablement).toEqual(required)
    expect(travel({ ...child, isChildDisablement: 'no', isFullTimeStudent: '' }).isFullTimeStudent).toEqual(required)
    expect(travel({ ...child, isChildDisablement: 'yes', isFullTimeStudent: '' }).isFullTimeStudent).toBeUndefined()
    expect(travel({ ...child, isChildDisablement: 'maybe' }).isChildDisablement).toEqual({ code: 'choose' })
  })

  it('lose the answer about studies when the child is disabled [C-316]', () => {
    expect(withDisablement(child, 'yes')).toMatchObject({ isChildDisablement: 'yes', isFullTimeStudent: '' })
    expect(withDisablement(child, 'no')).toMatchObject({ isChildDisablement: 'no', isFullTimeStudent: 'yes' })
  })

  it('lose their answers with another relationship', () => {
    expect(withRelationship({ ...child, isChildDisablement: 'no' }, 'spouse')).toMatchObject({
      isChildDisablement: '',
      isFullTimeStudent: '',
    })
  })
})

it.each<[keyof RentalForm, string, LetterProblem, string]>([
  ['firstName', '', required, 'C-369'],
  ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, 'C-X75'],
  ['lastName', '', required, 'C-370'],
  ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, 'C-X75'],
  ['email', '', required, 'C-371'],
  ['phoneNumber', '', required, 'C-372'],
  ['rentalCountry', '', required, 'C-373'],
  ['rentalCountry', 'Mexico', { code: 'choose' }, 'C-373'],
])('the rental form finds %s %j wrong [%s]', (field, value, problem) => {
  expect(letterProblems('cdw-certificate', { ...rental, [field]: value }, checks)).toEqual({ [field]: problem })
})

it.each<[keyof AssistanceForm, string, LetterProblem | undefined, string]>([
  ['insuredId', '', required, 'C-379, C-383'],
  ['insuredId', 'x'.repeat(20), undefined, 'C-384'],
  ['insuredId', 'x'.repeat(21), { code: 'too_long', most: 20 }, 'C-384'],
  ['insuredId', 'A<1', { code: 'id_characters' }, 'C-383'],
  ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, 'C-385'],
  ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, 'C-386'],
  ['dob', '2012-11-15', undefined, 'C-380, C-387'],
  ['dob', '2012-11-16', { code: 'age_least', least: 14 }, 'C-387'],
  ['returnDate', '2026-12-01', undefined, 'C-388'],
  ['returnDate', '2026-11-30', { code: 'return_not_before' }, 'C-388'],
  ['nationality', '', required, 'C-378'],
  ['origin', '', required, 'C-377'],
  ['cardholderRelationship', '', required, 'C-381'],
])('the Mexico form judges %s %j as %j [%s]', (field, value, problem) => {
  const found = letterProblems('mex-certificate', { ...assistance, [field]: value }, checks)
  expect(found).toEqual(problem ? { [field]: problem } : {})
})
