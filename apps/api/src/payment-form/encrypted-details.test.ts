import { expect, it } from 'vitest'
import { createSeal } from './encrypted-details.ts'

const secret = 'cd'.repeat(32)
const details = { payee_name: 'Marina Prado', payee_current_account: '123456789' }
const { seal, open, fingerprint } = createSeal(secret)

it('gives back what it sealed, and never seals it the same way twice', () => {
  const sealed = seal(details, 'claim')
  expect(open(sealed, 'claim')).toEqual(details)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Marina')
  expect(seal(details, 'claim')).not.toBe(sealed)
})

it('opens nothing that was changed, belongs to another claim or was sealed with another key', () => {
  const sealed = seal(details, 'claim')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => open(changed, 'claim')).toThrow()
  expect(() => open(sealed, 'another claim')).toThrow()
  expect(() => createSeal('ef'.repeat(32)).open(sealed, 'claim')).toThrow()
})

it('knows the same details again only with its key', () => {
  expect(fingerprint([details])).toBe(fingerprint([details]))
  expect(createSeal('ef'.repeat(32)).fingerprint([details])).not.toBe(fingerprint([details]))
})
