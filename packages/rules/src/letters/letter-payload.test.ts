import { expect, it } from 'vitest'
import { formOfPayload, letterPayload } from './letter-payload.ts'
import { payloadProblems } from './payload-problems.ts'

const form = {
  firstName: ' Thị  Ánh ',
  lastName: 'Nguyễn'.normalize('NFD'),
  email: 'anh@thu.example',
  phoneNumber: '+84912345678',
  nationality: 'VNM',
  dob: '2010-01-31',
  cardholderRelationship: 'dependent_child',
  isChildDisablement: 'no',
  isFullTimeStudent: 'yes',
  origin: 'VNM',
  destination: 'USA',
  departureDate: '2026-12-01',
  returnDate: '2026-12-20',
}
const checks = { country: 'VNM', today: '2026-11-15', isPhone: () => true }

it('has the names of the specification, and tidied texts [C-332..C-338, C-341..C-346]', () => {
  expect(letterPayload('ap-certificate', form)).toEqual({
    first_name: 'Thị Ánh',
    last_name: 'Nguyễn',
    email: 'anh@thu.example',
    phone_number: '+84912345678',
    nationality: 'VNM',
    date_of_birth: '2010-01-31',
    relationship: 'dependent_child',
    child_disablement: false,
    full_time_student: true,
    origin: 'VNM',
    destination: 'USA',
    departure_date: '2026-12-01',
    return_date: '2026-12-20',
  })
})

it('leaves out what was not answered, and a return that is not whole [C-332, C-338, C-346, C-X76]', () => {
  const adult = { ...form, cardholderRelationship: 'spouse', isChildDisablement: '', isFullTimeStudent: '' }
  const names = Object.keys(letterPayload('ap-certificate', { ...adult, returnDate: '1/2/20' }))
  for (const name of ['child_disablement', 'full_time_student', 'return_date']) expect(names).not.toContain(name)
})

it.each(['ap-certificate', 'mex-certificate', 'cdw-certificate'] as const)('of a %s can be turned back', (kind) => {
  const all = { ...form, insuredId: 'K1', rentalCountry: 'MEX', firstName: 'Ánh', lastName: 'Nguyễn' }
  const sent = letterPayload(kind, all)
  expect(letterPayload(kind, formOfPayload(kind, sent))).toEqual(sent)
})

it('has problems under the names on the wire', () => {
  const sent = {
    ...letterPayload('ap-certificate', form),
    date_of_birth: '2000-01-01',
    first_name: '',
    return_date: 'x',
  }
  expect(payloadProblems('ap-certificate', sent, checks)).toEqual([
    { path: 'first_name', code: 'required' },
    { path: 'date_of_birth', code: 'age_under' },
  ])
})
