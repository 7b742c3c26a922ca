import { expect, it } from 'vitest'
import { variantOf } from './variants.ts'

const request = Buffer.from('card: CARD, day: DD')
const variants = { CARD: ['1111', '2222'], DD: ['01', '02'] }
const made = (place: number) => variantOf(request, variants, place).toString()

it('makes every combination once, and does not change the original', () => {
  expect([0, 1, 2, 3].map(made)).toEqual([
    'card: 1111, day: 01',
    'card: 2222, day: 01',
    'card: 1111, day: 02',
    'card: 2222, day: 02',
  ])
  expect(request.toString()).toBe('card: CARD, day: DD')
})

it('throws if all variants are used up, or if one has another length than its marker', () => {
  expect(() => made(4)).toThrow('used up')
  expect(() => variantOf(request, { CARD: ['1'] }, 0)).toThrow('CARD')
  expect(() => variantOf(request, { YEAR: ['2026'] }, 0)).toThrow('YEAR')
})
