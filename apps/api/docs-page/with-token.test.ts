import { expect, it } from 'vitest'
import { withToken } from './with-token.ts'

it.each([
  [
    'replaces the token in a body',
    '{"pan_token":"old","today":"2026-11-15"}',
    '{\n  "pan_token": "new",\n  "today": "2026-11-15"\n}',
  ],
  ['does not change a body without a token', '{"status":"on"}', '{"status":"on"}'],
  ['does not change an incomplete body', '{"pan_token":', '{"pan_token":'],
  ['does not change a body that is not an object', 'null', 'null'],
])('%s', (_, body, expected) => {
  expect(withToken(body, 'new')).toBe(expected)
})
