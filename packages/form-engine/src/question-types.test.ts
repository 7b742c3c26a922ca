import type { Answer, Question } from '@amparo/contract/claim-forms'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'
import { displayAnswer } from './answers/display-answer.ts'
import { aboutQuestion } from './answers/normalise-record.ts'
import { parseAnswer } from './answers/parse-answer.ts'
import { invalid } from './question-types/question-type.ts'
import { questionTypeNames, typeOf } from './question-types.ts'
import { anOption, aPage, aQuestion, aRule } from './testing/form.ts'

const written = ['text', 'line1', 'line2', 'city', 'postal', 'long_text']
const choices = { data_type: 'choice', options: [anOption('a'), anOption('b')] }

function normalise(question: Question, value: unknown) {
  return typeOf(question)?.normalise(value, aboutQuestion(question, { page: aPage([]), depth: 0 }))
}

it('has the eighteen types of the specification, and no other', () => {
  const others = 'integer decimal date_picker datetime_picker phone_number dropdown radio checkbox'.split(' ')
  const withoutField = 'nested_group_list any_filled_group_list text_no_input disclaimer'.split(' ')
  expect(questionTypeNames.toSorted()).toEqual([...written, ...others, ...withoutField].toSorted())
})

it.each(['signature', 'constructor', '__proto__', ''])('does not know the type %j [C-074]', (type) => {
  expect(typeOf(aQuestion(type))).toBeUndefined()
  expect(parseAnswer(aQuestion(type), 'x', 'en_US')).toBeUndefined()
  expect(displayAnswer(aQuestion(type), 'x', 'en_US')).toBe('')
})

describe.each(written)('%s', (type) => {
  it.each<[unknown, string | undefined]>([
    ['  Ana  ', 'Ana'],
    ['<b>Ana\u0000</b>', 'bAna/b'],
    ['\u0007Ana & “Bo” #1 {x} %$;`', 'Ana & “Bo” #1 {x} %$;`'],
    ['invalid', 'invalid'],
    ['   ', undefined],
    ['<>', undefined],
    [7, undefined],
    [true, undefined],
    [{ toString: 1 }, undefined],
    [['Ana'], undefined],
    [null, undefined],
  ])('normalises %j to %j [C-087, C-091, C-X28]', (value, answer) => {
    expect(normalise(aQuestion(type), value)).toBe(answer)
    expect(parseAnswer(aQuestion(type), value, 'en_US')).toBe(answer)
  })
})

it('keeps the lines of a long text, and of no other type [C-063]', () => {
  expect(normalise(aQuestion('long_text'), 'one\r\ntwo\t')).toBe('one\ntwo')
  expect(normalise(aQuestion('line1'), 'one\r\ntwo')).toBe('onetwo')
})

it('accepts a custom pattern of characters to strip [C-087, C-X28]', () =>
  expect(parseAnswer(aQuestion('text'), 'a<b#c', 'en_US', /#/g)).toBe('a<bc'))

it('refuses a text that is longer than any field', () =>
  expect(parseAnswer(aQuestion('text'), 'x'.repeat(10_001), 'en_US')).toBe(invalid))

describe('numbers', () => {
  const thirds = { validations: [aRule('min_value', 0.001)] }
  it.each<[string, string, Locale, number | typeof invalid | undefined, Partial<Question>?]>([
    ['integer', '1,234', 'en_US', 1234],
    ['integer', '1.234', 'pt_BR', 1234],
    ['integer', '12.5', 'en_US', invalid],
    ['integer', '-7', 'en_US', -7],
    ['integer', '٤٢', 'ar_EEMEA', 42],
    ['integer', 'abc', 'en_US', invalid],
    ['integer', '1e3', 'en_US', invalid],
    ['integer', '9'.repeat(400), 'en_US', invalid],
    ['integer', '', 'en_US', undefined],
    ['decimal', '1,234.56', 'en_US', 1234.56],
    ['decimal', '1.234,56', 'id_ID', 1234.56],
    ['decimal', '1.234,56', 'en_US', invalid],
    ['decimal', '1,5', 'es_LAC', 1.5],
    ['decimal', '1,500', 'es_LAC', 1500],
    ['decimal', '1.5', 'pt_BR', 1.5],
    ['decimal', '1 234.5', 'en_AP', 1234.5],
    ['decimal', '1.2.3', 'en_US', invalid],
    ['decimal', '0.001', 'en_US', invalid],
    ['decimal', '0.001', 'en_US', 0.001, thirds],
    ['decimal', '0.0001', 'en_US', invalid, thirds],
    ['decimal', '1.5', 'en_US', invalid, { validations: [aRule('min_value', 1)] }],
    ['decimal', '1.50', 'en_US', 1.5, { validations: [aRule('min_value', '{{other}}')] }],
    ['decimal', '-0', 'en_US', 0],
  ])('%s reads %s in %s as %s [C-119, C-120, C-121]', (type, raw, locale, answer, over) =>
    expect(parseAnswer(aQuestion(type, over), raw, locale)).toBe(answer),
  )

  it.each<[unknown, unknown]>([
    [12, 12],
    ['12.50', 12.5],
    [' 12 ', 12],
    ['12 dollars', '12 dollars'],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [{}, undefined],
    [[1], undefined],
    ['', undefined],
  ])('normalises %j to %j', (value, answer) => expect(normalise(aQuestion('decimal'), value)).toBe(answer))

  it('turns minus zero into zero, as JSON does', () =>
    expect(Object.is(normalise(aQuestion('decimal'), -0), 0)).toBe(true))

  it.each<[number, Locale, string]>([
    [1234567.5, 'en_US', '1,234,567.50'],
    [1234567.5, 'pt_BR', '1.234.567,50'],
    [-999, 'en_US', '-999.00'],
    [0, 'th_TH', '0.00'],
  ])('shows %d in %s as %s', (value, locale, text) =>
    expect(displayAnswer(aQuestion('decimal'), value, locale)).toBe(text),
  )

  it.each(locales)('reads back what it shows in %s', (locale) => {
    for (const value of [0, 0.01, 999, 1000, 1234.5, 1234567.89, -12.3]) {
      const question = aQuestion('decimal')
      expect(parseAnswer(question, displayAnswer(question, value, locale), locale)).toBe(value)
    }
  })
})

describe('dates and times', () => {
  it.each<[string, unknown, Locale, unknown]>([
    ['date_picker', '11/05/2026', 'en_US', '2026-11-05'],
    ['date_picker', '05/11/2026', 'pt_BR', '2026-11-05'],
    ['date_picker', '2026-11-05', 'pt_BR', '2026-11-05'],
    ['date_picker', '31/11/2026', 'pt_BR', invalid],
    ['date_picker', 'soon', 'en_US', invalid],
    ['date_picker', 20261105, 'en_US', undefined],
    ['datetime_picker', '2026-11-05T14:30', 'en_US', '2026-11-05T14:30:00.000'],
    ['datetime_picker', '2026-11-05T14:30:15.5', 'en_US', '2026-11-05T14:30:15.500'],
    ['datetime_picker', '11/05/2026 2:30 PM', 'en_US', '2026-11-05T14:30:00.000'],
    ['datetime_picker', '05/11/2026 12:05 am', 'en_AP', '2026-11-05T00:05:00.000'],
    ['datetime_picker', '05/11/2026 12:05 PM', 'en_AP', '2026-11-05T12:05:00.000'],
    ['datetime_picker', '05/11/2026 13:05 PM', 'en_AP', invalid],
    ['datetime_picker', '05/11/2026 23:05', 'en_AP', '2026-11-05T23:05:00.000'],
    ['datetime_picker', '05/11/2026 24:05', 'en_AP', invalid],
    ['datetime_picker', '2026-11-05', 'en_US', invalid],
    ['datetime_picker', '2026-02-30T10:00', 'en_US', invalid],
    ['datetime_picker', '2026-11-05T14:30:00Z', 'en_US', invalid],
  ])('%s reads %j in %s as %s [C-115, C-116, C-117]', (type, raw, locale, answer) =>
    expect(parseAnswer(aQuestion(type), raw, locale)).toBe(answer),
  )

  it.each<[string, Answer, string]>([
    ['date_picker', '2026-11-05', '11/05/2026'],
    ['datetime_picker', '2026-11-05T00:05:00.000', '11/05/2026 12:05 AM'],
    ['datetime_picker', '2026-11-05T12:05:00.000', '11/05/2026 12:05 PM'],
    ['datetime_picker', '2026-11-05T23:59:00.000', '11/05/2026 11:59 PM'],
    ['date_picker', 'soon', 'soon'],
    ['date_picker', { day: '5' }, ''],
  ])('%s shows %j as %s [C-086]', (type, answer, text) =>
    expect(displayAnswer(aQuestion(type), answer, 'en_US')).toBe(text),
  )
})

it.each<[unknown, unknown]>([
  ['+1 (212) 555-0100', '+12125550100'],
  ['1-212-555-0100', '+12125550100'],
  ['++55 11 91234 5678', '+5511912345678'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ['+', undefined],
  ['( )', undefined],
  ['call me', invalid],
  ['123', invalid],
  ['1'.repeat(16), invalid],
  [12125550100, undefined],
])('reads the phone number %j as %s [C-092, C-118]', (raw, answer) =>
  expect(parseAnswer(aQuestion('phone_number'), raw, 'en_US')).toBe(answer),
)

describe('choices', () => {
  it.each(['dropdown', 'radio'])('%s keeps only a value of its options [C-067, C-068, C-084]', (type) => {
    expect(normalise(aQuestion(type, choices), 'b')).toBe('b')
    for (const value of ['c', '', 'constructor', 1, ['a'], { a: true }])
      expect(normalise(aQuestion(type, choices), value)).toBeUndefined()
    expect(displayAnswer(aQuestion(type, choices), 'b', 'en_US')).toBe('The b')
  })

  it('accepts any value if the options are loaded [C-089]', () => {
    const make = aQuestion('dropdown', { data_type: 'vehicle_make', options: [anOption('other')] })
    expect(normalise(make, 'Corvina')).toBe('Corvina')
    expect(normalise(make, 'x'.repeat(201))).toBeUndefined()
    expect(normalise(aQuestion('dropdown', { data_type: 'choice' }), 'a')).toBeUndefined()
  })

  it('checkbox keeps its options in their order, each once [C-069]', () => {
    const boxes = aQuestion('checkbox', { ...choices, data_type: 'choices' })
    expect(normalise(boxes, ['b', 'a', 'b', 'c', 7])).toEqual(['a', 'b'])
    expect(displayAnswer(boxes, ['a', 'b'], 'en_US')).toBe('The a, The b')
    for (const value of [[], ['c'], 'a', { 0: 'a' }]) expect(normalise(boxes, value)).toBeUndefined()
  })
})

it.each(['text_no_input', 'disclaimer'])('%s has no answer [C-072, C-073]', (type) => {
  expect(normalise(aQuestion(type), 'x')).toBeUndefined()
  expect(parseAnswer(aQuestion(type), 'x', 'en_US')).toBeUndefined()
})
