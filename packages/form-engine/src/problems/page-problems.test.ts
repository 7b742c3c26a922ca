import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { kind, branchingPage as page } from '../testing/branching-page.ts'
import { aContext, aGroup, aPage, aQuestion, aRule } from '../testing/form.ts'
import { pageProblems } from './page-problems.ts'

const text = (question_key: string, over = {}) => aQuestion('text', { question_key, ...over })
const problemsOn = (...given: Parameters<typeof pageProblems>) =>
  pageProblems(...given).map(({ path, rule }) => `${path} ${rule}`)

describe('the other field', () => {
  it.each<[PageAnswers, string[]]>([
    [{ kind: 'other' }, ['kind__other require_other']],
    [{ kind: 'other', kind__other: ' ' }, ['kind__other require_other']],
    [{ kind: 'other', kind__other: 'Fire' }, []],
    [{ kind: 'other', kind__other: 'x'.repeat(10_001) }, ['kind__other type']],
    [{ kind: 'loss' }, []],
  ])('%.60j: %j [C-079, C-080, C-081]', (answers, problems) =>
    expect(problemsOn(page, answers, aContext)).toEqual(problems),
  )

  it('may stay empty without require_other [C-079]', () => {
    const lenient = aPage([aGroup('start', [{ ...kind, tags: ['allow_other'] }])])
    expect(problemsOn(lenient, { kind: 'other' }, aContext)).toEqual([])
  })
})

describe('references', () => {
  const limit = text('limit')
  const asks = aPage([
    aGroup('start', [{ ...kind, tags: [] }], 'more'),
    aGroup('police', [limit], 'more'),
    aGroup('more', [text('copy', { validations: [aRule('equal', '{{limit}}')] })]),
  ])

  it.each<[string, PageAnswers, Record<string, PageAnswers>, string[]]>([
    ['the page', { kind: 'theft', limit: 'a', copy: 'b' }, {}, ['copy equal']],
    ['no question that is not reached', { kind: 'loss', limit: 'a', copy: 'b' }, {}, []],
    ['the application', { kind: 'loss', copy: 'b' }, { before: { limit: 'a' } }, ['copy equal']],
    ['an any-filled group of it', { copy: 'b' }, { before: { contact: { limit: 'a' } } }, ['copy equal']],
    ['the page before the application', { kind: 'theft', limit: 'b', copy: 'b' }, { before: { limit: 'a' } }, []],
    ['no older state of the page', { kind: 'loss', copy: 'b' }, { page: { limit: 'a' } }, []],
  ])('look at %s [C-097, C-112]', (_, answers, application, problems) =>
    expect(problemsOn(asks, answers, { ...aContext, application })).toEqual(problems),
  )
})
