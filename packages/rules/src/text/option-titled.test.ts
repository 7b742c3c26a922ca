import { expect, it } from 'vitest'
import { optionTitled } from './option-titled.ts'

const options = ['Åland Islands', 'Côte d’Ivoire', 'Japan', 'Réunion'].map((title) => ({ title }))

it.each([
  ['Japan', 'Japan'],
  [' japan ', 'Japan'],
  ['REUNION', 'Réunion'],
  [' aland islands ', 'Åland Islands'],
  ['Jap', undefined],
  ['JPN', undefined],
  ['', undefined],
])('finds %j by its label [C-389]', (typed, title) => {
  expect(optionTitled(options, typed, 'en_US')?.title).toBe(title)
})
