import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { passes } from '../testing/failed-rules.ts'
import { aContext, aQuestion, aRule } from '../testing/form.ts'
import { problemsOf } from '../testing/problems-of.ts'
import { dayLimits } from './dates.ts'

it.each<[bound: string, modifier: QuestionValidation['modifier'], last: string, tooFar: string]>([
  ['today', { operator: 'plus', type: 'days', value: 1 }, '2026-11-15', '2026-11-16'],
  ['today', { operator: 'minus', type: 'years', value: 18 }, '2008-11-14', '2008-11-15'],
  ['2026-01-31', { operator: 'plus', type: 'months', value: 1 }, '2026-02-27', '2026-02-28'],
  ['{{other}}', { operator: 'minus', type: 'days', value: 1 }, '2026-02-27', '2026-02-28'],
])('date_before %s with %j lets %s pass and not %s [C-108]', (bound, modifier, last, tooFar) => {
  const rule = aRule('date_before', bound, { modifier })
  expect(passes('date_picker', last, rule, { other: '2026-03-01' })).toBe(true)
  expect(passes('date_picker', tooFar, rule, { other: '2026-03-01' })).toBe(false)
})

it('compares two times to the minute, and a modifier does not change the time of a bound [C-106, C-108]', () => {
  const after = aRule('date_after', '{{other}}')
  const others = { other: '2026-11-05T10:00:00.000' }
  expect(passes('datetime_picker', '2026-11-05T10:01:00.000', after, others)).toBe(true)
  expect(passes('datetime_picker', '2026-11-05T10:00:00.000', after, others)).toBe(false)
  const dayLater = { ...after, modifier: { operator: 'plus' as const, type: 'days' as const, value: 1 } }
  expect(passes('datetime_picker', '2026-11-06T09:59:00.000', dayLater, others)).toBe(false)
  expect(passes('datetime_picker', '2026-11-06T10:01:00.000', dayLater, others)).toBe(true)
})

describe('in a claim as of an earlier day', () => {
  const context = { ...aContext, asOf: '2024-12-31' }
  const isAllowed = (answer: string, rule: QuestionValidation) =>
    problemsOf(aQuestion('date_picker', { validations: [rule] }), { q: answer }, context).length === 0

  it('what happened since then is not in the future [C-018, C-107]', () => {
    const rule = aRule('date_before', 'today', { modifier: { operator: 'plus', type: 'days', value: 1 } })
    expect([isAllowed('2025-01-15', rule), isAllowed('2026-11-15', rule)]).toEqual([true, true])
    expect(isAllowed('2026-11-16', rule)).toBe(false)
  })

  it.each(['date_after', 'date_after_custom_error'])('%s counts back from the earlier day [C-018, C-106]', (name) => {
    const rule = aRule(name, 'today', { modifier: { operator: 'minus', type: 'years', value: 2 } })
    expect([isAllowed('2022-12-31', rule), isAllowed('2023-01-01', rule)]).toEqual([false, true])
  })

  it('the calendar offers the same days', () => {
    const validations = [aRule('date_after', 'today'), aRule('date_before', 'today')]
    const scope = { ...context, lookup: () => undefined, confirm: undefined }
    expect(dayLimits(aQuestion('date_picker', { validations }), scope)).toEqual({
      first: '2025-01-01',
      last: '2026-11-14',
    })
  })
})

describe('the days that a calendar offers', () => {
  const tomorrow = { operator: 'plus' as const, type: 'days' as const, value: 1 }
  const until = (bound: string, modifier: QuestionValidation['modifier'] = null) =>
    aRule('date_before', bound, { modifier })
  const from = (bound: string) => aRule('date_after', bound)

  it.each<[type: string, validations: QuestionValidation[], limits: object]>([
    ['date_picker', [], {}],
    ['date_picker', [aRule('max_length', 10)], {}],
    ['date_picker', [until('today', tomorrow)], { last: '2026-11-15' }],
    ['date_picker', [until('today'), until('2026-12-24')], { last: '2026-11-14' }],
    ['date_picker', [from('2026-01-01'), from('2026-02-01')], { first: '2026-02-02' }],
    ['date_picker', [aRule('date_after_custom_error', 'today')], { first: '2026-11-16' }],
    ['date_picker', [from('{{other}}'), until('today')], { first: '2026-11-06', last: '2026-11-14' }],
    ['datetime_picker', [from('{{other}}')], { first: '2026-11-05' }],
    ['date_picker', [from('{{unanswered}}')], {}],
    ['date_picker', [from('today'), until('today')], {}],
  ])('for a %s with %j are %j', (type, validations, limits) => {
    const lookup = (key: string) => (key === 'other' ? '2026-11-05T10:00:00.000' : undefined)
    const scope = { today: aContext.today, lookup, confirm: undefined }
    expect(dayLimits(aQuestion(type, { validations }), scope)).toEqual(limits)
  })
})
