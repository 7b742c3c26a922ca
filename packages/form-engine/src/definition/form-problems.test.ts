import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { aGroup, anOption, aPage, aQuestion, aRule } from '../testing/form.ts'
import { formProblems } from './form-problems.ts'

const text = (question_key: string, over: Partial<Question> = {}) => aQuestion('text', { question_key, ...over })
const choice = (question_key: string, ...options: Question['options']) =>
  aQuestion('radio', { question_key, data_type: 'choice', options })
const list = (nested_group_id: string | null) =>
  aQuestion('nested_group_list', { question_key: 'list', data_type: 'groups', nested_group_id })
const one = (question: Question) => [aPage([aGroup('g', [question])])]
const ruled = (rule: string, value: string | number | null = null) =>
  one(text('q', { validations: [aRule(rule, value)] }))

it('finds no problem in a valid form', () =>
  expect(
    formProblems([
      aPage([
        aGroup('a', [choice('c', anOption('x', 'b'), anOption('y'))], 'b'),
        aGroup('b', [list('rows')]),
        aGroup('rows', [text('q', { validations: [aRule('equal', '{{c}}'), aRule('regex', '^[a-z]+$')] })]),
      ]),
    ]),
  ).toEqual([]))

it.each<[string, ClaimPage[], string]>([
  ['page.b', [aPage([aGroup('a', [text('q')], 'b'), aGroup('b', [text('r')], 'a')])], 'leads back to a'],
  ['page.a', [aPage([aGroup('a', [text('q')], 'a')])], 'leads back to a'],
  [
    'page.b',
    [aPage([aGroup('a', [choice('c', anOption('x', 'b'))]), aGroup('b', [text('q')], 'a')])],
    'leads back to a',
  ],
  ['page.a', [aPage([aGroup('a', [list('a')])])], 'leads back to a'],
  ['page.a', [aPage([aGroup('a', [text('q')], 'gone')])], 'leads to gone, which is not there'],
  ['page.a.c', [aPage([aGroup('a', [choice('c', anOption('x', 'gone'))])])], 'leads to gone, which is not there'],
  ['page.a.list', [aPage([aGroup('a', [list('gone')])])], 'leads to gone, which is not there'],
  ['page.a.list', [aPage([aGroup('a', [list(null)])])], 'has no group inside it'],
  ['page', [aPage([aGroup('a', [text('q')])], { start_group_id: 'gone' })], 'starts at gone, which is not there'],
  ['page.a', [aPage([aGroup('a', [text('q')]), aGroup('a', [text('r')])])], 'stands twice'],
  ['page', [aPage([aGroup('a', [text('q')])]), aPage([aGroup('a', [text('r')])])], 'stands twice'],
  [
    'last.b.q',
    [aPage([aGroup('a', [text('q')])]), aPage([aGroup('b', [text('q')])], { page_key: 'last' })],
    'stands twice',
  ],
  [
    'page.a',
    [
      aPage([
        aGroup('a', [choice('c', anOption('x', 'b')), choice('d', anOption('x', 'b'))]),
        aGroup('b', [text('q')]),
      ]),
    ],
    'has two questions that lead on',
  ],
  ['page.g.q', one(aQuestion('signature')), 'has the unknown type signature'],
  ['page.g.q', one(aQuestion('constructor')), 'has the unknown type constructor'],
  ['page.g.bank_iban', one(text('bank_iban')), 'asks for a number that needs the tag sensitive'],
  ['page.g.account_number', one(text('account_number')), 'asks for a number that needs the tag sensitive'],
  [
    'page.g.c',
    one({ ...choice('c', anOption('x')), tags: ['sensitive'] }),
    'is sensitive, which only one line of text can be',
  ],
  ['page.g.q', one(text('q', { tags: ['shiny'] })), 'has the unknown tag shiny'],
  ['page.g.q__other', one(text('q__other')), 'has a key that is kept for other and confirm fields'],
  ['page.g.c', one(choice('c', anOption('x'), anOption('x'))), 'has the option x twice'],
  ['page.g.q', one(text('q', { related_question_key: 'gone' })), 'is related to gone, which is not in the form'],
  ['page.g.q', ruled('colour'), 'has the unknown rule colour'],
  ['page.g.q', ruled('regex', '('), 'regex: ( is no regular expression'],
  ['page.g.q', ruled('regex', '^(a+)+$'), 'regex: ^(a+)+$ can match a repeated text in many ways'],
  ['page.g.q', ruled('equal', '{{gone}}'), 'equal: {{gone}} is not in the form'],
  ['page.g.q', ruled('equal'), 'equal: null has no value'],
  ['page.g.q', ruled('min_length', 'x'), 'min_length: x is no number'],
  ['page.g.q', ruled('date_after', '2026-02-30'), 'date_after: 2026-02-30 is no day'],
  ['page.g.q', ruled('date_after_custom_error', 'today'), 'date_after_custom_error: has no message'],
])('names %s', (at, pages, problem) => expect(formProblems(pages)).toEqual([{ at, problem }]))

it('allows a question twice only on pages that exclude each other', () => {
  const asking = (page_key: string, when?: ClaimPage['when']) =>
    aPage([aGroup(page_key, [text('q')])], { page_key, ...(when && { when }) })
  const first = aPage([aGroup('a', [choice('c', anOption('x'), anOption('y'))])])
  const on = (condition: object) => ({ page_key: 'page', question_key: 'c', ...condition })
  const problemsOf = (...pages: ClaimPage[]) => formProblems([first, ...pages]).map(({ at }) => at)

  expect(problemsOf(asking('x', on({ is: ['x'] })), asking('rest', on({ is_not: ['x'] })))).toEqual([])
  expect(problemsOf(asking('rest', on({ is_not: ['x', 'y'] })), asking('x', on({ is: ['x'] })))).toEqual([])
  const again = asking('again', on({ is: ['x'] }))
  expect(problemsOf(asking('x', on({ is: ['x'] })), asking('rest', on({ is_not: ['x'] })), again)).toEqual([
    'again.again.q',
  ])
  expect(problemsOf(asking('x', on({ is: ['x', 'y'] })), asking('rest', on({ is_not: ['x'] })))).toEqual([
    'rest.rest.q',
  ])
  expect(problemsOf(asking('x', on({ is: ['x'] })), asking('y', on({ is: ['x'] })))).toEqual(['y.y.q'])
  expect(problemsOf(asking('x', on({ is: ['x'] })), asking('all'))).toEqual(['all.all.q'])
  const other = { page_key: 'page', question_key: 'd', is_not: ['x'] }
  expect(problemsOf(asking('x', on({ is: ['x'] })), asking('rest', other))).toEqual(['rest.rest.q'])
})

it('goes through ten thousand groups, one after another', () => {
  const groups = Array.from({ length: 10_000 }, (_, place) => aGroup(`g${place}`, [text(`q${place}`)], `g${place + 1}`))
  expect(formProblems([aPage(groups)])).toEqual([{ at: 'page.g9999', problem: 'leads to g10000, which is not there' }])
})
