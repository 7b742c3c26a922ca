import { describe, expect, it } from 'vitest'
import type { LetterProblem } from './field-checks.ts'
import {
  type AssistanceForm,
  emptyLetterForms,
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

it('finds nothing wrong with a form that is filled in [C-274..C-284]', () => {
  expect(travel()).toEqual({})
  expect(letterProblems('cdw-certificate', rental, checks)).toEqual({})
  expect(letterProblems('mex-certificate', assistance, checks)).toEqual({})
})

describe('a name', () => {
  it.each<[keyof TravelLetterForm, string, LetterProblem | undefined, string]>([
    ['firstName', ' ', required, '[C-288]'],
    ['firstName', 'x'.repeat(20), undefined, '[C-289]'],
    ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, '[C-289, C-321, C-X07]'],
    ['firstName', 'An4', { code: 'characters' }, '[C-290]'],
    ['firstName', 'An٤', { code: 'characters' }, '[C-290]'],
    ['lastName', '', required, '[C-291]'],
    ['lastName', 'x'.repeat(40), undefined, '[C-292, C-X07]'],
    ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, '[C-292, C-321, C-X07]'],
    ['lastName', 'O=', { code: 'characters' }, '[C-293]'],
    ['lastName', "O'Neill-Müller, Jr.", undefined, '[C-293]'],
    ['lastName', 'ễ'.normalize('NFD').repeat(40), undefined, '[C-292]'],
    ['lastName', 'عبد الله', undefined, '[C-293]'],
    ['lastName', '\u202eevil', { code: 'characters' }, '[C-293]'],
    ['lastName', '- .', { code: 'characters' }, '[C-293]'],
  ])('%s %j gives %j %s', (field, text, problem) => {
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
    [{ origin: '' }, { origin: required }, '[C-274]'],
    [{ origin: 'XXX' }, { origin: { code: 'choose' } }, '[C-274]'],
    [{ destination: 'Narnia' }, { destination: { code: 'choose' } }, '[C-275]'],
    [{ nationality: 'SG' }, { nationality: { code: 'choose' } }, '[C-280]'],
    [{ cardholderRelationship: 'friend' }, { cardholderRelationship: { code: 'choose' } }, '[C-284]'],
    [{ email: '' }, { email: required }, '[C-294]'],
    [{ email: 'ana@' }, { email: { code: 'email' } }, '[C-294]'],
    [{ email: `${'x'.repeat(250)}@a.example` }, { email: { code: 'too_long', most: 254 } }, '[C-294]'],
    [{ phoneNumber: '+65123456' }, { phoneNumber: { code: 'phone' } }, '[C-301]'],
    [{ phoneNumber: '91234567' }, { phoneNumber: { code: 'phone' } }, '[C-301]'],
    [{ departureDate: '', returnDate: '' }, { departureDate: required }, '[C-295]'],
    [{ departureDate: '1/1/27', returnDate: '' }, { departureDate: { code: 'date' } }, '[C-296]'],
    [{ departureDate: '2027-02-29', returnDate: '' }, { departureDate: { code: 'date' } }, '[C-297]'],
    [{ departureDate: '2081-01-01', returnDate: '' }, { departureDate: { code: 'date' } }, '[C-297]'],
    [{ returnDate: '' }, {}, '[C-277]'],
    [{ returnDate: '1/1/2027' }, {}, '[C-298, C-X76]'],
    [{ returnDate: '30/02/2027' }, { returnDate: { code: 'date' } }, '[C-299]'],
    [{ departureDate: 'x' }, { departureDate: { code: 'date' }, returnDate: { code: 'departure_first' } }, '[C-299]'],
    [{ returnDate: '2026-12-01' }, { returnDate: { code: 'return_after' } }, '[C-300, C-X03]'],
    [{ returnDate: '2026-11-30' }, { returnDate: { code: 'return_after' } }, '[C-300]'],
    [{ dob: '' }, { dob: required }, '[C-302]'],
    [{ dob: '1990-13-01' }, { dob: { code: 'date' } }, '[C-302]'],
    [{ dob: '2026-11-16' }, { dob: { code: 'future' } }, '[C-302]'],
  ])('with %j has the problems %j %s', (change, problems) => {
    expect(travel(change)).toEqual(problems)
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
  ['firstName', '', required, '[C-369]'],
  ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, '[C-X75]'],
  ['lastName', '', required, '[C-370]'],
  ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, '[C-X75]'],
  ['email', '', required, '[C-371]'],
  ['phoneNumber', '', required, '[C-372]'],
  ['rentalCountry', '', required, '[C-373]'],
  ['rentalCountry', 'Mexico', { code: 'choose' }, '[C-373]'],
])('the rental form finds %s %j wrong %s', (field, value, problem) => {
  expect(letterProblems('cdw-certificate', { ...rental, [field]: value }, checks)).toEqual({ [field]: problem })
})

it('the Mexico form has the fields of the travel letter without the two about a child, and a passport [C-382, C-X44]', () => {
  const { isChildDisablement: _child, isFullTimeStudent: _student, ...fields } = emptyLetterForms['ap-certificate']
  expect(emptyLetterForms['mex-certificate']).toEqual({ ...fields, insuredId: '' })
})

it.each<[keyof AssistanceForm, string, LetterProblem | undefined, string]>([
  ['insuredId', '', required, '[C-379, C-383]'],
  ['insuredId', 'x'.repeat(20), undefined, '[C-384]'],
  ['insuredId', 'x'.repeat(21), { code: 'too_long', most: 20 }, '[C-384]'],
  ['insuredId', 'A<1', { code: 'id_characters' }, '[C-383]'],
  ['firstName', 'x'.repeat(21), { code: 'too_long', most: 20 }, '[C-385, C-X07]'],
  ['lastName', 'x'.repeat(41), { code: 'too_long', most: 40 }, '[C-386, C-X07]'],
  ['dob', '2012-11-15', undefined, '[C-380, C-387]'],
  ['dob', '2012-11-16', { code: 'age_least', least: 14 }, '[C-387]'],
  ['returnDate', '2026-12-01', undefined, '[C-388, C-X03]'],
  ['returnDate', '2026-11-30', { code: 'return_not_before' }, '[C-388]'],
  ['nationality', '', required, '[C-378]'],
  ['origin', '', required, '[C-377]'],
  ['cardholderRelationship', '', required, '[C-381]'],
])('the Mexico form judges %s %j as %j %s', (field, value, problem) => {
  const found = letterProblems('mex-certificate', { ...assistance, [field]: value }, checks)
  expect(found).toEqual(problem ? { [field]: problem } : {})
})
