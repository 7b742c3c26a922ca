import { expect, it } from 'vitest'
import { normalizedEmail } from './normalized-email.ts'

it.each([
  ['Ana.Lima@Example.TEST', 'ana.lima@example.test'],
  [' ana@example.test ', 'ana@example.test'],
  ['ana+cards@example.test', 'ana+cards@example.test'],
  ['jose\u0301@example.test', 'jos\u00e9@example.test'],
  ['mi\u212ae@example.test', 'mike@example.test'],
])('%j is the same mailbox as %j', (typed, mailbox) => {
  expect(normalizedEmail(typed)).toBe(mailbox)
  expect(normalizedEmail(mailbox)).toBe(mailbox)
})
