import { expect, it } from 'vitest'
import { schemaText } from './schema-text.ts'

it.each([
  ['a string', { type: 'string' }, 'string'],
  ['an enumeration', { type: 'string', enum: ['on', 'off'] }, '"on" | "off"'],
  ['a value that may be null', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'string[]'],
  ['a list of two kinds', { type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  ['anything', {}, 'unknown'],
])('writes %s', (_, schema, text) => {
  expect(schemaText(schema)).toBe(text)
})

it('writes nested objects with their optional keys and patterns', () => {
  const inner = { type: 'object', properties: { code: { type: 'string', pattern: '^[A-Z]{3}$' } }, required: ['code'] }
  const schema = { type: 'object', properties: { list: { type: 'array', items: inner }, note: { type: 'string' } } }
  expect(schemaText({ ...schema, required: ['list'] })).toBe(
    ['{', '  list: {', '    code: string  // ^[A-Z]{3}$', '  }[]', '  note?: string', '}'].join('\n'),
  )
})
