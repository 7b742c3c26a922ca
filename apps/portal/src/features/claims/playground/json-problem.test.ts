import { expect, it } from 'vitest'
import { jsonProblem } from './json-problem.ts'

it.each([
  ['{"a": 1,\n "b": x}', 2, 7, 'expected a value, found x'],
  ['{"a": [1, 2\n "b"]}', 2, 2, 'expected , or ], found "'],
  ['{"a": 1,\n}', 2, 1, 'expected a name in quotes, found }'],
  ['{"a" 1}', 1, 6, 'expected :, found 1'],
  ['{"a": "b\n"}', 1, 7, 'a text begins here that does not end well'],
  ['{"a": {}', 1, 9, 'expected , or }, found the end'],
  ['', 1, 1, 'expected a value, found the end'],
  ['{} {}', 1, 4, 'expected the end, found {'],
  ['[01]', 1, 3, 'expected , or ], found 1'],
  ['"\u0001"', 1, 4, 'is not JSON'],
])('finds the position of the error in %j', (text, line, column, problem) => {
  expect(jsonProblem(text)).toMatchObject({ line, column, problem })
})

it.each(['{}', '[]', ' {"a": [true, null, -1.5e3, "\\u00e9"]} \n'])('accepts %j', (text) => {
  expect(jsonProblem(text)).toBeNull()
})
