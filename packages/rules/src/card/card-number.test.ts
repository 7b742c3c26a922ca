import { describe, expect, it } from 'vitest'
import { binOf, cardDigits, cardNumberProblem, maskCard } from './card-number.ts'

describe('cardNumberProblem', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['- -', 'required'],
  ])('reports %j as required [P-140]', (text, problem) => expect(cardNumberProblem(text)).toBe(problem))

  it.each([
    ['9400 0000 0000 0000', 'one digit that breaks the Luhn check'],
    ['9400000000000100', 'two digits changed'],
  ])('refuses %s: %s [P-141]', (text) => expect(cardNumberProblem(text)).toBe('invalid'))

  // Zeros pass the Luhn check at any length, so only the length decides.
  it.each([
    [13, 'invalid'],
    [14, null],
    [15, null],
    [16, null],
    [17, 'invalid'],
  ])('treats %i digits as %s [P-142]', (length, problem) => expect(cardNumberProblem('0'.repeat(length))).toBe(problem))

  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    ' 42 42424242 424242 ',
    '4242-4242-4242-4242',
    '４２４２４２４２４２４２４２４２',
    '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
    '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲',
  ])('reads %s as a number [P-143]', (text) => {
    expect(cardNumberProblem(text)).toBeNull()
    expect(cardDigits(text)).toBe('4242424242424242')
  })

  it.each(['4242x4242 4242 4242', '4242.4242.4242.4242', '0x4242424242424242', '+4242424242424242', 'card'])(
    'refuses %s, because only digits, spaces and dashes are allowed [P-142]',
    (text) => expect(cardNumberProblem(text)).toBe('invalid'),
  )
})

it('masks a card as **** **** **** last4 [P-133]', () => expect(maskCard('4021')).toBe('**** **** **** 4021'))

it.each([
  ['9840021064464051', '98400210'],
  ['984018415592460', '984018'],
  ['98401855671650', '984018'],
])('tells whose card %s is by %s', (digits, bin) => expect(binOf(digits)).toBe(bin))
