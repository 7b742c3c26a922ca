import { expect, it } from 'vitest'
import { adjustedUpdate, finishedUpdate, type QuoteUpdate } from './coverage-update.ts'

const today = '2026-11-16'
const young = '1990-12-10'
const old = '1961-11-16'
const person = { first_name: 'Ada', last_name: 'Byron', birthdate: young }
const update: QuoteUpdate = {
  effective_date: today,
  beneficiary: 'estate',
  spouse: person,
  children: [person, { ...person, first_name: 'Bea' }],
  coverages: [
    { id: 'AME', level_id: 'M1' },
    { id: 'CI', level_id: 'I1' },
  ],
  smokes_yn: true,
}

it.each([
  [old, person, 'M-102'],
  [young, { ...person, birthdate: old }, 'M-103'],
])('removes critical illness and the answer about smoking at 65: %s, %j [%s]', (holderBirthdate, spouse) => {
  const adjusted = adjustedUpdate({ ...update, spouse }, { holderBirthdate, today })
  expect(adjusted).toEqual({ ...update, spouse, coverages: [{ id: 'AME', level_id: 'M1' }], smokes_yn: null })
})

it.each(['', '0196-01-01', 'soon', '1961-11-17'])(
  'removes nothing because of the spouse’s birthdate %j',
  (birthdate) => {
    const unfinished = { ...update, spouse: { ...person, birthdate } }
    expect(adjustedUpdate(unfinished, { holderBirthdate: young, today })).toEqual(unfinished)
  },
)

it('forgets the answer about smoking without critical illness', () => {
  const adjusted = adjustedUpdate({ ...update, coverages: [] }, { holderBirthdate: young, today })
  expect(adjusted.smokes_yn).toBeNull()
})

const finished = (...unfinished: string[]) => finishedUpdate(update, { unfinished, effectiveDate: '2026-11-20' })

it('sends everything that is finished', () => expect(finished()).toEqual(update))

it.each<[string, Partial<QuoteUpdate>]>([
  ['effective_date', { effective_date: '2026-11-20' }],
  ['spouse.birthdate', { spouse: null }],
  ['children.0.first_name', { children: [{ ...person, first_name: 'Bea' }] }],
  ['coverages.AME.level_id', { coverages: [{ id: 'CI', level_id: 'I1' }] }],
  ['coverages.CI.level_id', { coverages: [{ id: 'AME', level_id: 'M1' }], smokes_yn: null }],
  ['coverages.CI', { coverages: [{ id: 'AME', level_id: 'M1' }], smokes_yn: null }],
  ['smokes_yn', { coverages: [{ id: 'AME', level_id: 'M1' }], smokes_yn: null }],
])('leaves out what is unfinished: %s', (place, change) => expect(finished(place)).toEqual({ ...update, ...change }))

it('does not take child 1 for child 10', () => expect(finished('children.10.first_name').children.length).toBe(2))

it('sends names without the spaces around them', () => {
  const spouse = { ...person, first_name: ' Ada ', last_name: 'Byron ' }
  const children = [spouse]
  const sent = finishedUpdate({ ...update, spouse, children }, { unfinished: [], effectiveDate: today })
  expect([sent.spouse, ...sent.children]).toEqual([person, person])
})
