import { expect, it } from 'vitest'
import { createDetailsEncryption } from './encrypted-details.ts'

const secret = 'cd'.repeat(32)
const details = { payee_name: 'Marina Prado', payee_current_account: '123456789' }
const { encrypt, decrypt, fingerprint } = createDetailsEncryption(secret)

it('decrypts what it encrypted, and never encrypts it the same way twice', () => {
  const encrypted = encrypt(details, 'claim')
  expect(decrypt(encrypted, 'claim')).toEqual(details)
  expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('Marina')
  expect(encrypt(details, 'claim')).not.toBe(encrypted)
})

it('decrypts nothing that was changed, belongs to another claim or was encrypted with another key', () => {
  const encrypted = encrypt(details, 'claim')
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => decrypt(changed, 'claim')).toThrow()
  expect(() => decrypt(encrypted, 'another claim')).toThrow()
  expect(() => createDetailsEncryption('ef'.repeat(32)).decrypt(encrypted, 'claim')).toThrow()
})

it('gives the same details the same fingerprint only with its key', () => {
  expect(fingerprint([details])).toBe(fingerprint([details]))
  expect(createDetailsEncryption('ef'.repeat(32)).fingerprint([details])).not.toBe(fingerprint([details]))
})
