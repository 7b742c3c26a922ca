import type { Answer, Question } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { phoneCheck } from '../phone-check.ts'
import { failed, passes } from '../testing/failed-rules.ts'
import { aContext, anOption, aQuestion, aRule } from '../testing/form.ts'
import { problemsOf } from '../testing/problems-of.ts'
import { rules } from './rules.ts'

it('has the fifteen rules of the specification, the one about card numbers, and no others', () => {
  expect(rules.size).toBe(16)
  for (const name of ['constructor', 'toString', 'colour']) expect(rules.has(name)).toBe(false)
  expect(passes('text', 'x', aRule('colour'))).toBe(true)
})

it.each<[id: string, type: string, rule: string, value: string | number | null, valid: Answer[], wrong: Answer[]]>([
  ['C-094', 'text', 'brazil_cpf', null, ['52998224725', '529.982.247-25'], ['52998224724', 'x']],
  ['C-096', 'text', 'equal', 'yes', ['yes'], ['no', 'Yes']],
  ['C-096', 'integer', 'equal', '5', [5], [6]],
  ['C-098', 'text', 'not_equal', 'no', ['yes'], ['no']],
  ['C-098', 'integer', 'not_equal', 5, [6], [5]],
  ['C-099', 'text', 'regex', '^[a-z]{2}$', ['ab'], ['a', 'abc', 'AB']],
  ['C-099', 'text', 'regex', '(', ['anything'], []],
  ['C-099', 'text', 'regex', '.', ['x'.repeat(2_000)], ['x'.repeat(2_001)]],
  ['C-100', 'text', 'min_length', 2, ['ab', '🙂🙂'], ['a', '🙂']],
  ['C-101', 'text', 'max_length', 2, ['ab', '🙂🙂'], ['abc']],
  ['C-101', 'text', 'max_length', 'x', ['abc'], []],
  ['C-102', 'integer', 'min_value', 5, [5, 6], [4]],
  ['C-102', 'decimal', 'min_value', '0.01', [0.01], [0, -1]],
  ['C-103', 'integer', 'max_value', 5, [5, 4], [6]],
  ['C-106, C-X32', 'date_picker', 'date_after', 'today', ['2026-11-16'], ['2026-11-15', '2026-11-14']],
  ['C-106, C-X32', 'date_picker', 'date_after', '2026-01-01', ['2026-01-02'], ['2026-01-01']],
  ['C-106', 'datetime_picker', 'date_after', 'today', ['2026-11-16T00:00:00.000'], ['2026-11-15T23:59:00.000']],
  ['C-107, C-X32', 'date_picker', 'date_before', 'today', ['2026-11-14'], ['2026-11-15', '2026-11-16']],
  ['C-107', 'date_picker', 'date_before', 'someday', ['2099-01-01'], []],
  ['C-109, C-X31', 'date_picker', 'date_after_custom_error', 'today', ['2026-11-16'], ['2026-11-15']],
])('[%s] %s: %s %s', (_, type, rule, value, valid, wrong) => {
  for (const answer of valid) expect([answer, passes(type, answer, aRule(rule, value))]).toEqual([answer, true])
  for (const answer of wrong) expect([answer, passes(type, answer, aRule(rule, value))]).toEqual([answer, false])
})

describe('a card number', () => {
  const card = 'pay to 4242 4242 4242 4242, please'
  it.each(['text', 'line1', 'line2', 'city', 'postal', 'long_text'])('is refused in a %s', (type) => {
    expect(failed(aQuestion(type), { q: card })).toEqual(['q no_card_number'])
  })

  it.each(['integer', 'decimal'])('is refused as a number (%s)', (type) => {
    expect(failed(aQuestion(type), { q: 378282246310005 })).toEqual(['q no_card_number'])
  })

  it('is refused in the text for "other"', () => {
    const other = aQuestion('dropdown', { options: [anOption('other')], tags: ['allow_other'] })
    expect(failed(other, { q: 'other', q__other: card })).toEqual(['q__other no_card_number'])
  })

  it('is accepted for a question about a number that can look like one', () => {
    expect(failed(aQuestion('text', { tags: ['long_number'] }), { q: '490154203237518' })).toEqual([])
  })
})

describe('references', () => {
  it.each<[type: string, rule: string, answer: Answer, other: Answer, isPassed: boolean]>([
    ['text', 'equal', 'a', 'a', true],
    ['text', 'equal', 'a', 'b', false],
    ['text', 'not_equal', 'a', 'a', false],
    ['integer', 'min_value', 5, 6, false],
    ['integer', 'max_value', 5, 6, true],
    ['integer', 'max_value', 5, 'many', true],
    ['date_picker', 'date_after', '2026-01-02', '2026-01-01', true],
    ['date_picker', 'date_after', '2026-01-01', '2026-01-01', false],
    ['date_picker', 'date_after', '2026-01-01', { hostile: 'x' }, true],
  ])('%s %s {{other}}: %j with %j is %s [C-097, C-112]', (type, rule, answer, other, isPassed) => {
    expect(passes(type, answer, aRule(rule, '{{other}}'), { other })).toBe(isPassed)
    expect(passes(type, answer, aRule(rule, '{{ other }}'), { other })).toBe(isPassed)
  })

  it.each(['equal', 'not_equal', 'min_value', 'max_value', 'date_after', 'date_before'])(
    '%s passes if the other question is not answered [C-112]',
    (rule) => expect(passes('integer', 5, aRule(rule, '{{other}}'))).toBe(true),
  )
})

describe('choices', () => {
  const boxes = (rule: string, value: number) =>
    aQuestion('checkbox', {
      data_type: 'choices',
      options: ['a', 'b', 'c'].map((one) => anOption(one)),
      validations: [aRule(rule, value)],
    })
  it.each<[string, number, string[], boolean]>([
    ['min_choices', 2, ['a', 'b'], true],
    ['min_choices', 2, ['a'], false],
    ['min_choices', 1, [], false],
    ['max_choices', 2, ['a', 'b'], true],
    ['max_choices', 2, ['a', 'b', 'c'], false],
    ['max_choices', 2, [], true],
  ])('%s %i with %j: %s [C-104, C-105, C-113, C-X30]', (rule, value, answer, isPassed) =>
    expect(failed(boxes(rule, value), { q: answer }).length === 0).toBe(isPassed),
  )
})

describe('empty answers', () => {
  const every = [...rules.keys()].filter((rule) => !['required', 'min_choices'].includes(rule))

  it.each(every)('that are optional skip %s [C-113, C-X30]', (rule) => {
    const question = aQuestion('text', { validations: [aRule(rule, 5)] })
    for (const answers of [{}, { q: '' }, { q: '  ' }]) expect(failed(question, answers)).toEqual([])
  })

  it.each<[Partial<Question>]>([[{ required: true }], [{ validations: [aRule('required')] }]])(
    'that are required give one problem: %j [C-093, C-045]',
    (over) => expect(failed(aQuestion('text', over), { q: ' ' })).toEqual(['q required']),
  )
})

describe('the confirm field', () => {
  const both = { tags: ['confirmation_required'], validations: [aRule('confirmation_required')] }
  it.each<[Record<string, Answer>, string[]]>([
    [{ q: 'a@b.c', q__confirm: 'a@b.c' }, []],
    [{ q: 'a@b.c', q__confirm: ' a@b.c ' }, []],
    [{ q: 'a@b.c', q__confirm: 'a@b.d' }, ['q__confirm confirmation_required']],
    [{ q: 'a@b.c' }, ['q__confirm confirmation_required']],
    [{ q__confirm: 'a@b.c' }, ['q__confirm confirmation_required']],
    [{}, []],
  ])('%j: %j [C-076, C-083, C-095, C-113, C-X30]', (answers, problems) => {
    expect(failed(aQuestion('text', both), answers)).toEqual(problems)
    expect(failed(aQuestion('text', { tags: both.tags }), answers)).toEqual(problems)
  })
})

describe('phone numbers', () => {
  it.each<[string, boolean]>([
    ['+12125550100', true],
    ['+442079460000', true],
    ['+1212555', false],
    ['+999123456789', false],
  ])('%s is checked even if optional: %s [C-114]', (answer, isRight) => {
    const problems = problemsOf(aQuestion('phone_number'), { q: answer }, { ...aContext, phone: phoneCheck })
    expect(problems.map(({ rule }) => rule)).toEqual(isRight ? [] : ['type'])
  })

  it('gets the country with the number', () => {
    const asked: string[] = []
    const phone = (...given: string[]) => asked.push(...given) > 0
    problemsOf(aQuestion('phone_number'), { q: '+1 212 555 0100' }, { ...aContext, phone })
    expect(asked).toEqual(['+12125550100', 'USA'])
  })

  it('have only their shape checked while the library is not loaded', () =>
    expect(failed(aQuestion('phone_number'), { q: '12' })).toEqual(['q type']))
})

it.each<[string | null, string | null, string]>([
  ['custom', 'of the rule', 'custom'],
  [null, 'of the rule', 'of the rule'],
  [null, null, 'Wrong'],
])('of the messages %j and %j it shows %j [C-046, C-051, C-110, C-111]', (custom, own, shown) => {
  const messages = { custom_error_message: custom, error_message: own }
  for (const [rule, value, answer] of [
    ['min_length', 9, 'x'],
    ['required', null, ''],
  ] as const) {
    const question = aQuestion('text', { validations: [aRule(rule, value, messages)] })
    expect(problemsOf(question, { q: answer }, aContext)).toEqual([{ path: 'q', rule, message: shown }])
  }
})

it('always shows the custom message of date_after_custom_error [C-109, C-X31]', () => {
  const rule = aRule('date_after_custom_error', 'today', { error_message: 'plain', custom_error_message: 'custom' })
  const [problem] = problemsOf(aQuestion('date_picker', { validations: [rule] }), { q: '2020-01-01' }, aContext)
  expect(problem?.message).toBe('custom')
})
