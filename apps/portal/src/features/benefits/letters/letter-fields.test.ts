import { expect, it } from 'vitest'
import { sectionsFor } from './letter-fields.ts'

it.each([
  ['en_US', ['firstName', 'lastName']],
  ['vi_VN', ['lastName', 'firstName']],
  ['ko_KR', ['lastName', 'firstName']],
  ['zh_TW', ['lastName', 'firstName']],
] as const)('asks for the name in the order of %s', (locale, names) => {
  const [section] = sectionsFor('cdw-certificate', locale)
  expect(section?.fields).toEqual([...names, 'email', 'phoneNumber', 'rentalCountry'])
})
