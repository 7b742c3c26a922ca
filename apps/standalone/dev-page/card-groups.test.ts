import { loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { expect, it } from 'vitest'
import { groupCards } from './card-groups.ts'

const cards = loadDemoCards()
const found = (filter: string) => groupCards(cards, filter).flatMap((group) => group.cards)

it('shows every card once without a filter, in three groups', () => {
  expect(groupCards(cards, '').map(({ title }) => title)).toEqual(['What a card can decide', 'Refusals', 'Countries'])
  expect(new Set(found(' '))).toEqual(new Set(cards))
  expect(found('')).toHaveLength(cards.length)
})

it.each(['brazil', 'bra', 'pt_br'])('finds the cards of Brazil by "%s"', (filter) => {
  const brazilian = cards.filter(({ country }) => country === 'BRA')
  expect(found(filter)).toEqual(expect.arrayContaining(brazilian))
  expect(found(filter).length).toBeLessThan(cards.length / 2)
})

it('finds only cards that match every word', () => {
  expect(found('prepaid brazil').map(({ shows }) => shows)).toEqual([expect.stringContaining('Prepaid card in Brazil')])
  expect(found('prepaid narnia')).toEqual([])
})

it('finds a number with or without its spaces', () => {
  const { number } = cards[0] as { number: string }
  expect(found(number.replaceAll(' ', ''))).toHaveLength(1)
  expect(found(number)).toHaveLength(1)
})
