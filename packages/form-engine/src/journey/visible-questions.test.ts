import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { branchingPage as page } from '../testing/branching-page.ts'
import { aGroup, aPage, aQuestion } from '../testing/form.ts'
import { reachedGroups, visibleQuestions } from './visible-questions.ts'

const text = (question_key: string) => aQuestion('text', { question_key })

describe('the journey', () => {
  it.each<[PageAnswers | Record<string, unknown>, string[]]>([
    [{}, ['start', 'where', 'story']],
    [{ kind: 'loss' }, ['start', 'where', 'story']],
    [{ kind: 'theft' }, ['start', 'police', 'story']],
    [{ kind: 'other' }, ['start', 'story']],
    [{ kind: 'gone' }, ['start', 'where', 'story']],
    [{ kind: ['theft'] }, ['start', 'where', 'story']],
    [{ kind: { value: 'theft' } }, ['start', 'where', 'story']],
  ])('of %j is %j [C-034, C-035, C-036, C-049]', (answers, groups) =>
    expect(reachedGroups(page, answers as PageAnswers).map(({ group_id }) => group_id)).toEqual(groups),
  )

  it('ends at a missing group, and at the end of a cycle', () => {
    const lost = aPage([aGroup('a', [text('a')], 'b'), aGroup('b', [text('b')], 'nowhere')])
    const cycle = aPage([aGroup('a', [text('a')], 'b'), aGroup('b', [text('b')], 'a')])
    for (const one of [lost, cycle]) expect(reachedGroups(one, {})).toHaveLength(2)
    expect(reachedGroups({ ...page, start_group_id: 'nowhere' }, {})).toEqual([])
  })

  it('leaves out questions of an unknown type [C-031, C-033, C-074]', () =>
    expect(visibleQuestions(page, {}).map(({ question_key }) => question_key)).toEqual(['kind', 'place', 'story']))
})
