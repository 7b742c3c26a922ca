import type { Question } from '@amparo/contract/claim-forms'
import { anyNumber } from '../any-number.ts'
import { perDefinition } from '../per-definition.ts'

const DEFAULT_SCALE = 2
const MOST_DECIMALS = 10

/** C-120, C-121: as many decimals as the bound of min_value has, `0.001` three of them, otherwise two. */
export const scaleOf = perDefinition(({ validations }: Question): number => {
  const bound = validations.find(({ rule }) => rule === 'min_value')?.value
  const [, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(String(bound)) ?? [null, '00']

  return bound === undefined ? DEFAULT_SCALE : Math.min(fraction.length, MOST_DECIMALS)
})

export const decimal = anyNumber(scaleOf)
