import { expect, it } from 'vitest'
import { hashOfToken, newToken, tokenKinds } from './opaque-token.ts'
import { redact } from './redact.ts'

const kinds = Object.keys(tokenKinds) as (keyof typeof tokenKinds)[]

it.each(kinds)('makes a token for %s that is never the same, and that no log shows', (kind) => {
  const token = newToken(kind)
  expect(token).toMatch(new RegExp(`^${tokenKinds[kind]}_[\\w-]{43}$`))
  expect(newToken(kind)).not.toBe(token)
  expect(redact(`/api/${token}/state`)).toBe('/api/[redacted]/state')
})

it('tells its kind by its beginning', () => {
  expect(new Set(Object.values(tokenKinds)).size).toBe(kinds.length)
})

it('is stored as a hash that says nothing about it', () => {
  const token = newToken('file')
  expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfToken(token)).toBe(hashOfToken(token))
  expect(hashOfToken(newToken('file'))).not.toBe(hashOfToken(token))
})
