import { expect, it } from 'vitest'
import { renderLiquid } from './liquid.ts'

it.each<[string, string]>([
  ['No braces', 'No braces'],
  ['On {{day}} in {{ place }}', 'On 01/02/2026 in Quito'],
  ['Dear {{nobody}}!', 'Dear !'],
  ['{{ nobody | default: "you" }} {{ place | upcase }}', 'you QUITO'],
  ['{% if place == "Quito" %}Here{% else %}There{% endif %}', 'Here'],
  ['{{ place.constructor.name }}{{ constructor }}{{ __proto__ }}', ''],
  ['{{ html }}', '<b>'],
])('renders %s as %s [C-075]', (text, shown) =>
  expect(renderLiquid(text, { day: '01/02/2026', place: 'Quito', html: '<b>' })).toBe(shown),
)

it.each<[string, string]>([
  ['Broken {{ place', 'Broken  place'],
  ['{% include "/etc/passwd" %}Text', 'Text'],
  ['{% render "x" %}Text', 'Text'],
  ['{% layout "x" %}Text', 'Text'],
  ['{% for i in (1..100000000) %}x{% endfor %}', 'x'],
  ['{% assign a = "x" %}Text', 'Text'],
  ['{{ "now" | date: "%Y" }}', ' "now" | date: "%Y" '],
  [`{{ place }}${'x'.repeat(10_001)}`, ` place ${'x'.repeat(9_993)}`],
])('shows %.40s without braces, and reports the error', (text, shown) => {
  const errors: unknown[] = []
  expect(renderLiquid(text, { place: 'Quito' }, (error) => errors.push(error))).toBe(shown)
  expect(errors).toHaveLength(1)
})

it('limits the length of the output', () =>
  expect(renderLiquid('{{ a }}{{ a }}', { a: 'x'.repeat(9_000) }).length).toBeLessThanOrEqual(10_000))
