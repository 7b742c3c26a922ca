import { describe, expect, it } from 'vitest'
import { expiryOf, paymentCardProblems } from './payment-card.ts'

const today = '2026-11-16'
const good = { number: '5555 5555 5555 4444', expiry: '11/26', cvv: '123' }
const check = (change: Partial<typeof good>) => paymentCardProblems({ ...good, ...change }, { today })

it('accepts a card', () => expect(check({})).toEqual({}))

describe('number', () => {
  it.each([
    ['', 'M-162'],
    ['  ', 'M-162'],
    ['5555 5555 5555 4445', 'M-163'],
    // Zeros pass the Luhn check, so that only the length decides.
    ['0000000000000', 'M-164'],
    ['00000000000000000', 'M-164'],
    ['five', 'M-166'],
  ])('refuses %j [%s]', (number) => expect(check({ number })).toEqual({ number: 'card_number_invalid' }))

  // Each passes the Luhn check, so that only the prefix decides.
  it.each([
    ['5105105105105100', null],
    ['5500000000000004', null],
    ['2221000000000009', null],
    ['2720990000000007', null],
    ['2223-0031-2200-3222', null],
    ['51000000000008', null],
    ['5000000000000009', 'card_not_mastercard'],
    ['5600000000000003', 'card_not_mastercard'],
    ['2220000000000000', 'card_not_mastercard'],
    ['2721000000000004', 'card_not_mastercard'],
    ['4242 4242 4242 4242', 'card_not_mastercard'],
    ['378282246310005', 'card_not_mastercard'],
  ])('knows whether %s is a Mastercard [M-165] [M-X26]', (number, problem) =>
    expect(check({ number }).number ?? null).toBe(problem),
  )
})

describe('expiry', () => {
  it.each([
    ['11/26', 11, 2026],
    ['12/2026', 12, 2026],
    ['1/27', 1, 2027],
    [' 01 / 27 ', 1, 2027],
    ['01-27', 1, 2027],
    ['0127', 1, 2027],
    ['012027', 1, 2027],
    ['٠١/٢٧', 1, 2027],
    ['11/46', 11, 2046],
  ])('reads %j [M-167]', (text, month, year) => {
    expect(expiryOf(text, { today })).toEqual({ month, year })
    expect(check({ expiry: text })).toEqual({})
  })

  it.each(['', '10/26', '11/25', '00/27', '13/27', '1/2', '1127x', '11/47', '11/1999', '2027-01', '127'])(
    'refuses %j [M-167]',
    (expiry) => expect(check({ expiry })).toEqual({ expiry: 'expiry_invalid' }),
  )
})

it.each(['', '12', '1234', '12a', '1 2'])('refuses the CVV %j [M-168]', (cvv) =>
  expect(check({ cvv })).toEqual({ cvv: 'cvv_invalid' }),
)

it('names every field that is wrong', () =>
  expect(paymentCardProblems({ number: '', expiry: '', cvv: '' }, { today })).toEqual({
    number: 'card_number_invalid',
    expiry: 'expiry_invalid',
    cvv: 'cvv_invalid',
  }))
