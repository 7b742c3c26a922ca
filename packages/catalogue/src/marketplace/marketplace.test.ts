import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { coveragesOf } from '@amparo/rules/policies/coverage-rules'
import type { CoverageChoice } from '@amparo/rules/policies/rate-book'
import { monthlyPremium } from '@amparo/rules/policies/rating'
import { supportedStates, type UsState } from '@amparo/rules/policies/us-states'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'

const { marketplace } = loadCatalogue()
const offered = (state: UsState) => coveragesOf(marketplace, state)
const find = (state: UsState, id: string) => offered(state).find((coverage) => coverage.id === id)

describe('names', () => {
  it.each<[UsState, string, string, string]>([
    ['OH', 'ADD', 'AD&D', 'M-016'],
    ['OH', 'AME', 'Accident Medical Expense', 'M-017'],
    ['NH', 'AME', 'Accident Benefit - Accident Only (NH)', 'M-018'],
    ['OH', 'CI', 'Critical Illness', 'M-019'],
  ])('calls in %s the coverage %s "%s" [%s]', (state, id, name) => expect(find(state, id)?.name).toBe(name))

  it('has the New Hampshire name in no other state [M-X39]', () => {
    const named = supportedStates.filter((state) => find(state, 'AME')?.name.includes('NH'))
    expect(named).toEqual(['NH'])
  })
})

describe('what a state offers', () => {
  it.each<[UsState, string]>([
    ['SD', 'M-119'],
    ['FL', 'M-120'],
    ['KS', 'M-121'],
    ['NH', 'M-122'],
    ['UT', 'M-123'],
  ])('has no critical illness in %s [%s]', (state) =>
    expect(offered(state).map(({ id }) => id)).toEqual(['ADD', 'AME']),
  )

  it('has both extras everywhere else, except in New York, which has none [M-013] [M-014] [M-X46]', () => {
    expect(offered('NY').map(({ id }) => id)).toEqual(['ADD'])
    const others = supportedStates.filter((state) => !['NY', 'SD', 'FL', 'KS', 'NH', 'UT'].includes(state))
    for (const state of others) expect(offered(state).map(({ id }) => id)).toEqual(['ADD', 'AME', 'CI'])
  })

  it.each<[UsState, number, number, string]>([
    ['OH', 3, 3, 'M-126'],
    ['CA', 0, 0, 'M-127'],
    ['FL', 3, 0, 'M-128'],
  ])('shows in %s %i deductibles and %i coinsurances [%s]', (state, deductibles, coinsurances) => {
    const medical = find(state, 'AME')
    expect(medical?.coverage_levels.length).toBe(3)
    expect(medical?.deductibles.length).toBe(deductibles)
    expect(medical?.coinsurances.length).toBe(coinsurances)
  })

  it('pays at most $100,000 for AD&D, and nobody has to choose it [M-093]', () => {
    expect(find('OH', 'ADD')?.coverage_levels).toEqual([{ id: 'ADD-100000', amount: 10_000_000, premium: 0 }])
    const update = { effective_date: '2026-11-16', beneficiary: null, spouse: null, children: [], smokes_yn: null }
    const checks = { today: '2026-11-16', offered: offered('OH') }
    expect(coverageProblems({ ...update, coverages: [{ id: 'ADD' }] }, checks)).toEqual({})
  })
})

describe('prices', () => {
  const adult = { holder: '1990-05-01', spouse: null, children: [] }
  const rated = { rates: marketplace, coverages: [], birthdates: adult, smokes: false, today: '2026-11-16' }

  it.each<[CoverageChoice, number, string]>([
    ['individual', 630, 'M-341'],
    ['individual+spouse', 1131, 'M-133'],
    ['individual+children', 1063, 'M-134'],
    ['family', 1731, 'M-342'],
  ])('is for %s %i cents in every state [%s]', (choice, cents) => {
    for (const state of supportedStates) expect(monthlyPremium({ ...rated, state, choice })).toBe(cents)
  })

  it('adds what a person would expect: extras cost more with age, level and smoking', () => {
    const extra = (level_id: string, { holder = adult.holder, smokes = false } = {}) =>
      monthlyPremium({
        ...rated,
        state: 'OH',
        choice: 'individual',
        smokes,
        birthdates: { ...adult, holder },
        coverages: [{ id: 'CI', level_id }],
      }) - 630
    expect(extra('CI-5000')).toBe(192)
    expect(extra('CI-20000')).toBe(704)
    expect(extra('CI-5000', { smokes: true })).toBe(317)
    expect(extra('CI-5000', { holder: '1965-05-01' })).toBe(720)
  })
})

it('has phones, an address and the hours of support [M-365] [M-366]', () => {
  const { hours, ...contacts } = marketplace.support
  expect(Object.keys(contacts)).toEqual(['quote_phone', 'billing_phone', 'billing_email', 'claims_phone'])
  expect(hours).toEqual({
    timeZone: 'America/Los_Angeles',
    weekly: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
  })
})
