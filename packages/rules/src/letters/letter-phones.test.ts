import { expect, it } from 'vitest'
import { letterPhones } from './letter-phones.ts'

it('the numbers are those of the card’s country, of the USA, and free ones for the trip', () => {
  const numbers = (code: string) => [
    { kind: 'toll_free', number: `+${code}800` },
    { kind: 'abroad', number: `+${code}1` },
  ]
  const own = { country: 'ARG', numbers: numbers('54') }
  const list = [own, { country: 'USA', numbers: numbers('1') }, { country: 'FRA', numbers: [] }]
  expect(letterPhones(own, list, ['USA', 'FRA', 'ARG'])).toEqual({
    home: '+54800',
    abroad: '+541',
    insideUsa: '+1800',
    tollFree: [
      { country: 'USA', number: '+1800' },
      { country: 'ARG', number: '+54800' },
    ],
  })
  expect(letterPhones(own, [], []).insideUsa).toBe('+541')
})
