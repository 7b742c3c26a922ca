import { expect, it } from 'vitest'
import { withToken } from './with-token.ts'

it.each([
  ['puts it in', '{"pan_token":"old","today":"2026-11-15"}', '{\n  "pan_token": "new",\n  "today": "2026-11-15"\n}'],
  ['leaves a body without one', '{"status":"on"}', '{"status":"on"}'],
  ['leaves half a body', '{"pan_token":', '{"pan_token":'],
  ['leaves what is no object', 'null', 'null'],
])('%s', (_, body, expected) => {
  expect(withToken(body, 'new')).toBe(expected)
})
