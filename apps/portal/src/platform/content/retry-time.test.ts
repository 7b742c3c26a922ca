import { expect, it } from 'vitest'
import { retryTime } from './retry-time.ts'

const now = new Date(2026, 10, 15, 9, 30, 20)
const shown = (seconds: number | undefined, locale: 'en_US' | 'pt_BR' | 'ar_EEMEA' = 'en_US') =>
  retryTime(seconds, { now, locale }).replaceAll(/\s/g, ' ')

it.each([
  [1, '9:31 AM'],
  [40, '9:31 AM'],
  [41, '9:32 AM'],
  [3_600, '10:31 AM'],
  [undefined, '9:32 AM'],
])('rounds %s seconds up to a minute that is not too early: %s', (seconds, time) => expect(shown(seconds)).toBe(time))

it('names the day if it is another one', () => expect(shown(86_400)).toBe('Nov 16, 2026, 9:31 AM'))

it('follows the language', () => {
  expect(shown(1, 'pt_BR')).toBe('09:31')
  expect(shown(86_400, 'pt_BR')).toContain('de nov.')
})
