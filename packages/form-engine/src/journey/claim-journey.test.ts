import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it, vi } from 'vitest'
import { branchingPage as page } from '../testing/branching-page.ts'
import { aContext, aGroup, aPage, aQuestion, aRule } from '../testing/form.ts'
import { claimJourney } from './claim-journey.ts'

const text = (question_key: string, over = {}) => aQuestion('text', { question_key, ...over })

it('opens a page if the pages before it have no problems, and refers to answers on other pages', () => {
  const last = aPage([aGroup('g', [text('again', { validations: [aRule('equal', '{{police_station}}')] })])])
  const pages = [page, { ...last, page_key: 'last' }]
  const journey = (application: Record<string, PageAnswers>) =>
    claimJourney(pages, application, aContext).map(({ problems, isOpen }) => [problems.length, isOpen])

  expect(journey({ page: { kind: 'theft' } })).toEqual([
    [1, true],
    [0, false],
  ])
  expect(journey({ page: { kind: 'theft', police_station: 'a' }, last: { again: 'b' } })).toEqual([
    [0, true],
    [1, true],
  ])
  expect(journey({ page: { kind: 'loss', police_station: 'a' }, last: { again: 'b' } })).toEqual([
    [0, true],
    [0, true],
  ])
})

it('checks a phone number that is given twice only once in a journey, and again in the next', () => {
  const phone = vi.fn((number: string) => number !== '+12125550100')
  const pages = ['one', 'two'].map((page_key) => ({
    ...aPage([aGroup('start', [aQuestion('phone_number', { question_key: `${page_key}_phone` })])]),
    page_key,
  }))
  const journey = (one: string, two: string) =>
    claimJourney(pages, { one: { one_phone: one }, two: { two_phone: two } }, { ...aContext, phone }).map(
      ({ problems }) => problems.map(({ path }) => path),
    )

  expect(journey('+12125550100', '+1 212 555 0100')).toEqual([['one_phone'], ['two_phone']])
  expect(phone).toHaveBeenCalledTimes(1)
  expect(journey('+12125550100', '+12125550199')).toEqual([['one_phone'], []])
  expect(phone).toHaveBeenCalledTimes(3)
})
