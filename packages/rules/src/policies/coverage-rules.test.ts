import { expect, it } from 'vitest'
import { chosenOption, coverageChoice, coveragesOf, criticalIllnessRefusal, optionId } from './coverage-rules.ts'
import { sampleRates } from './testing/sample-rates.ts'

it.each([
  ['OH', ['AD&D', 'Medical', 'Illness'], 2, 2],
  ['NH', ['AD&D', 'Medical (NH)', 'Illness'], 2, 2],
  ['CA', ['AD&D', 'Medical', 'Illness'], 0, 0],
  ['FL', ['AD&D', 'Medical'], 2, 0],
  ['NY', ['AD&D'], undefined, undefined],
])('offers in %s what the state allows', (state, names, deductibles, coinsurances) => {
  const offered = coveragesOf(sampleRates, state)
  expect(offered.map(({ name }) => name)).toEqual(names)
  const medical = offered.find(({ id }) => id === 'AME')
  expect(medical?.deductibles.length).toBe(deductibles)
  expect(medical?.coinsurances.length).toBe(coinsurances)
})

it.each<[string, string | null, string | null, string]>([
  ['1961-11-17', null, null, 'M-124'],
  ['1961-11-16', null, 'age', 'M-124'],
  ['1990-01-01', '1961-11-17', null, 'M-125'],
  ['1990-01-01', '1961-11-16', 'spouse_age', 'M-125'],
  ['1950-01-01', '1950-01-01', 'age', 'M-124'],
  ['1962-02-28', '1961-11-17', null, 'M-X16'],
])('refuses critical illness to %s with spouse %s: %s [%s]', (holder, spouse, refusal) => {
  expect(criticalIllnessRefusal({ holder, spouse }, '2026-11-16')).toBe(refusal)
})

it.each<[boolean, boolean, string, string]>([
  [false, false, 'individual', 'M-132'],
  [true, false, 'individual+spouse', 'M-133'],
  [false, true, 'individual+children', 'M-134'],
  [true, true, 'family', 'M-135'],
])('takes spouse %s and children %s as %s [%s]', (hasSpouse, hasChildren, choice) => {
  expect(coverageChoice({ hasSpouse, hasChildren })).toBe(choice)
})

it('reads options in both shapes [M-131]', () => {
  const options = [{ id: 'L1', amount: 5 }, { id: 'L2', value: 20 }, 'Plain']
  expect(options.map(optionId)).toEqual(['L1', 'L2', 'Plain'])
  expect(options.map((option) => chosenOption(options, optionId(option)))).toEqual(options)
})

it.each([
  [['a', 'b'], 'b', 'b'],
  [['a', 'b'], 'c', null],
  [['a', 'b'], '', null],
  [['a', 'b'], null, null],
  [['a'], null, 'a'],
  [['a'], undefined, 'a'],
  [['a'], 'c', null],
  [[], null, null],
])('finds in %j the option %j: %j', (options, id, option) => expect(chosenOption(options, id)).toBe(option))
