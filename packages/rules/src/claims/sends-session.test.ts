import { expect, it } from 'vitest'
import { sendsSession } from './sends-session.ts'

it.each([
  ['PRO', 'NAM', true, 'C-200'],
  ['CPU', 'LAC', true, 'C-201'],
  ['EPP', 'EEMEA', true, 'C-202'],
  ['PRO', 'AP', false, 'C-203'],
  ['CPU', 'AP', false, 'C-203'],
  ['EPP', 'AP', false, 'C-203'],
  ['WEL', 'NAM', false, 'C-204'],
  ['PROX', 'NAM', false, 'C-204'],
  ['pro', 'NAM', false, 'C-204'],
])('for %s in %s returns %s [%s]', (product_code, region, isSent) => {
  expect(sendsSession({ product_code, region })).toBe(isSent)
})
