import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['ana.souza@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['王小明@example.com', '王•••@example.com'],
  ['😀x@example.com', '😀•••@example.com'],
  ['a@b@example.com', 'a•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['ana', '•••'],
  ['', '•••'],
])('shows %s as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
