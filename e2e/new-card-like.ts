import { randomInt } from 'node:crypto'
import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { cardNumberProblem } from '@amparo/rules/card/card-number'
import { digitsOf } from './people.ts'

/** A new card of the same product for one story, because a loss can be claimed only once with a card. */
export function newCardLike(card: DemoCard): DemoCard {
  const begin = digitsOf(card).slice(0, 8) + String(randomInt(10_000_000)).padStart(7, '0')
  const number = Array.from({ length: 10 }, (_, check) => `${begin}${check}`).find((one) => !cardNumberProblem(one))

  return { ...card, number: number ?? '' }
}
