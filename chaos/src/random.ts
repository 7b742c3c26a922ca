import { randomNumbers } from '@amparo/rules/testing/random-numbers'

export type Random = {
  number: () => number
  between: (least: number, most: number) => number
  one: <T>(of: readonly T[]) => T
}

/** Random numbers that are the same for the same seed, so that a run can be repeated. */
export function seeded(seed: number): Random {
  const number = randomNumbers(seed)
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1))
  return { number, between, one: (of) => of[between(0, of.length - 1)] as (typeof of)[number] }
}
