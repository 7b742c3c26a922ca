import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it, vi } from 'vitest'
import { normaliseClaim } from '../answers/normalise-page.ts'
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

describe('a page that depends on an answer', () => {
  const on = (condition: object) => ({ page_key: 'page', question_key: 'police_station', ...condition })
  const dependent = (page_key: string, when: ClaimPage['when']) =>
    aPage([aGroup('g', [text(`${page_key}_reason`, { required: true })])], { page_key, ...(when && { when }) })
  const pages = [page, dependent('city', on({ is: ['city'] })), dependent('rest', on({ is_not: ['city'] }))]
  const asked = (application: Record<string, PageAnswers>) =>
    claimJourney(pages, application, aContext).map(({ page_key }) => page_key)
  const inCity = { page: { kind: 'theft', police_station: 'city' } }

  it('is asked with that answer, or without it', () => {
    expect(asked(inCity)).toEqual(['page', 'city'])
    expect(asked({ page: { kind: 'theft', police_station: 'harbor' } })).toEqual(['page', 'rest'])
    expect(asked({})).toEqual(['page', 'rest'])
  })

  it('does not follow the answer to a question that is not reached', () =>
    expect(asked({ page: { kind: 'loss', police_station: 'city' } })).toEqual(['page', 'rest']))

  it('is neither checked nor stored when it is left out', () => {
    const application = { ...inCity, city: { city_reason: 'a' }, rest: { rest_reason: 'b' } }
    expect(claimJourney(pages, application, aContext).flatMap(({ problems }) => problems)).toEqual([])
    expect(Object.keys(normaliseClaim(pages, application))).toEqual(['page', 'city'])
  })
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
