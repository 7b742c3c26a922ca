import { describe, expect, it } from 'vitest'
import { coverageProblems, type OfferedCoverage, startDateWindow } from './coverage-form.ts'
import { coveragesOf } from './coverage-rules.ts'
import type { CoverageDetails, InsuredPerson, QuoteUpdate } from './coverage-update.ts'
import { sampleRates } from './testing/sample-rates.ts'

const today = '2026-11-16'
const offered: readonly OfferedCoverage[] = coveragesOf(sampleRates, 'OH')
const person = { first_name: 'Ada', last_name: 'Byron', birthdate: '1990-12-10' }
const child = { ...person, birthdate: '2015-12-10' }
const good: QuoteUpdate = {
  effective_date: today,
  beneficiary: null,
  spouse: null,
  children: [],
  coverages: [],
  smokes_yn: null,
}
const check = (change: Partial<QuoteUpdate>, state = 'OH') =>
  coverageProblems({ ...good, ...change }, { today, offered: coveragesOf(sampleRates, state) })

it('accepts an update with everything', () => {
  const medical = { id: 'AME', level_id: 'M1', deductible_id: 'D0', coinsurance_id: 'C1' }
  const coverages = [{ id: 'ADD' }, medical, { id: 'CI', level_id: 'I1' }]
  const children = [child, child]
  expect(check({ spouse: person, children, coverages, smokes_yn: false, beneficiary: 'estate' })).toEqual({})
})

describe('start date', () => {
  it('is within 30 days, both ends included [M-X15]', () =>
    expect(startDateWindow(today)).toEqual({ first: '2026-11-16', last: '2026-12-16' }))

  it.each([
    ['2026-11-16', true, 'M-094'],
    ['2026-12-16', true, 'M-095'],
    ['2026-11-15', false, 'M-094'],
    ['2026-12-17', false, 'M-095'],
    ['', false, 'M-094'],
    ['2026-11-31', false, 'M-094'],
    ['tomorrow', false, 'M-094'],
  ])('%j is possible: %s [%s]', (effective_date, isPossible) =>
    expect(check({ effective_date })).toEqual(isPossible ? {} : { effective_date: 'start_date_outside' }),
  )
})

describe('spouse', () => {
  it.each<[Partial<InsuredPerson>, Record<string, string>, string]>([
    [{ first_name: '' }, { 'spouse.first_name': 'first_name_missing' }, 'M-106'],
    [{ first_name: '7' }, { 'spouse.first_name': 'first_name_missing' }, 'M-106'],
    [{ last_name: ' ' }, { 'spouse.last_name': 'last_name_missing' }, 'M-107'],
    [{ birthdate: '' }, { 'spouse.birthdate': 'birthdate_missing' }, 'M-108'],
    [{ birthdate: '2008-11-17' }, { 'spouse.birthdate': 'spouse_under_age' }, 'M-109'],
    [{ birthdate: '2008-11-16' }, {}, 'M-109'],
    [{ birthdate: '1905-11-16' }, { 'spouse.birthdate': 'birthdate_invalid' }, 'M-110'],
    [{ birthdate: '1905-11-17' }, {}, 'M-110'],
    [{ birthdate: '2026-11-17' }, { 'spouse.birthdate': 'birthdate_invalid' }, 'M-110'],
    [{ birthdate: '12/40/1990' }, { 'spouse.birthdate': 'birthdate_invalid' }, 'M-110'],
  ])('with %j: %j [%s]', (change, problems) => expect(check({ spouse: { ...person, ...change } })).toEqual(problems))
})

describe('children', () => {
  it.each<[Partial<InsuredPerson>, Record<string, string>, string]>([
    [{ first_name: '' }, { 'children.1.first_name': 'first_name_missing' }, 'M-111'],
    [{ last_name: '' }, { 'children.1.last_name': 'last_name_missing' }, 'M-112'],
    [{ birthdate: '' }, { 'children.1.birthdate': 'birthdate_missing' }, 'M-113'],
    [{ birthdate: '2001-11-16' }, { 'children.1.birthdate': 'child_over_age' }, 'M-114'],
    [{ birthdate: '1890-11-16' }, { 'children.1.birthdate': 'child_over_age' }, 'M-114'],
    [{ birthdate: '2001-11-17' }, {}, 'M-114'],
    [{ birthdate: '2026-11-17' }, { 'children.1.birthdate': 'birthdate_invalid' }, 'M-115'],
    [{ birthdate: '2026-11-16' }, {}, 'M-115'],
    [{ birthdate: '2015-02-30' }, { 'children.1.birthdate': 'birthdate_invalid' }, 'M-115'],
  ])('with %j: %j [%s]', (change, problems) =>
    expect(check({ children: [child, { ...child, ...change }] })).toEqual(problems),
  )

  it('are under 25 even where a state counts to 26 [M-X14]', () =>
    expect(check({ children: [{ ...child, birthdate: '2001-11-16' }] }, 'UT')).not.toEqual({}))

  it('are twelve at most', () => {
    expect(check({ children: Array(12).fill(child) })).toEqual({})
    expect(check({ children: Array(13).fill(child) })).toEqual({ children: 'too_many_children' })
  })
})

describe('coverages', () => {
  const illness = { id: 'CI', level_id: 'I1' }

  it('need an answer about smoking with critical illness only [M-117]', () => {
    expect(check({ coverages: [illness] })).toEqual({ smokes_yn: 'smoking_missing' })
    expect(check({ coverages: [illness], smokes_yn: true })).toEqual({})
    expect(check({ coverages: [illness], smokes_yn: false })).toEqual({})
  })

  it.each<[CoverageDetails, string[]]>([
    [{ id: 'AME' }, ['level_id', 'deductible_id', 'coinsurance_id']],
    [{ id: 'AME', level_id: '', deductible_id: 'D0', coinsurance_id: 'C0' }, ['level_id']],
    [{ id: 'AME', level_id: 'M9', deductible_id: 'D0', coinsurance_id: 'C0' }, ['level_id']],
    [{ id: 'AME', level_id: 'M1', deductible_id: null, coinsurance_id: 'C0' }, ['deductible_id']],
    [{ id: 'AME', level_id: 'M1', deductible_id: 'D0', coinsurance_id: 'D0' }, ['coinsurance_id']],
    [{ id: 'CI', deductible_id: 'D0' }, ['level_id']],
  ])('%j lacks %j [M-118]', (details, missing) => {
    const problems = missing.map((name) => [`coverages.${details.id}.${name}`, 'coverage_missing'])
    expect(check({ coverages: [details], smokes_yn: true })).toEqual(Object.fromEntries(problems))
  })

  it('do not need what a state hides [M-127] [M-128]', () => {
    expect(check({ coverages: [{ id: 'AME', level_id: 'M1' }] }, 'CA')).toEqual({})
    expect(check({ coverages: [{ id: 'AME', level_id: 'M1', deductible_id: 'D0' }] }, 'FL')).toEqual({})
  })

  it.each([
    [[illness], 'FL', 'CI'],
    [[{ id: 'PET' }], 'OH', 'PET'],
    [[illness, illness], 'OH', 'CI'],
  ])('%j cannot be had in %s', (coverages, state, id) =>
    expect(check({ coverages, smokes_yn: true }, state)).toEqual({ [`coverages.${id}`]: 'coverage_unavailable' }),
  )
})

it('refuses an unknown beneficiary [M-137] [M-X18]', () => {
  expect(coverageProblems({ ...good, beneficiary: 'spouse' }, { today, offered })).toEqual({})
  expect(check({ beneficiary: 'cat' })).toEqual({ beneficiary: 'beneficiary_unknown' })
})
