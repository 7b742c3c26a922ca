import { expect, it } from 'vitest'
import { ADDRESS_MARKER, addresses, fromAddress, variantOf } from './variants.ts'

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

it('lets addresses of one length take turns', () => {
  const from = addresses(23_000)
  expect(new Set(from).size).toBe(23_000)
  const sent = Buffer.from(`from: ${ADDRESS_MARKER}`)
  const text = (place: number) => fromAddress(sent, from.slice(0, 2), place).toString()
  expect([text(0), text(1), text(2)]).toEqual(['from: 10.100.100.100', 'from: 10.100.100.101', 'from: 10.100.100.100'])
})
