import type { DemoCard } from '../src/dev/dev-contract.ts'
import { countryName } from './country-name.ts'

export type CardGroup = { title: string; cards: DemoCard[] }

const kinds = [
  { title: 'What a card can decide', holds: (shows: string) => !/^(Refusal|Standard card|Premium card) /.test(shows) },
  { title: 'Refusals', holds: (shows: string) => shows.startsWith('Refusal ') },
  { title: 'Countries', holds: (shows: string) => /^(Standard|Premium) card /.test(shows) },
]

/** The cards that match every word of the filter (country, language, number, text), grouped by what they show. */
export function groupCards(cards: readonly DemoCard[], filter: string): CardGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const found = cards.filter((card) => {
    const text = searchText(card)
    return words.every((word) => text.includes(word))
  })
  return kinds
    .map(({ title, holds }) => ({ title, cards: found.filter(({ shows }) => holds(shows)) }))
    .filter((group) => group.cards.length > 0)
}

function searchText({ number, name, country, language, shows }: DemoCard): string {
  const compact = number.replaceAll(' ', '')
  return [number, compact, name, country, countryName(country), language, shows].join(' ').toLowerCase()
}
