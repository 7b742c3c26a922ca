import { expect, it } from 'vitest'
import { pageToShow } from './page-to-show.ts'

const pages = [{ page_key: 'a' }, { page_key: 'b' }, { page_key: 'c' }]

it.each<[string | undefined, boolean, string | undefined, string, string]>([
  [undefined, false, undefined, 'a', 'C-X18'],
  [undefined, false, 'b', 'b', 'C-X18, C-220'],
  [undefined, false, 'gone', 'a', 'C-X18'],
  [undefined, false, 'review_and_submit', 'review_and_submit', 'C-124'],
  ['b', true, 'c', 'b', 'C-123'],
  ['b', false, 'c', 'a', 'C-129'],
  ['nowhere', true, 'c', 'a', 'C-128'],
  ['documents', true, undefined, 'documents', 'C-125, C-148'],
  ['documents', false, undefined, 'a', 'C-150'],
  [undefined, false, 'documents', 'documents', 'C-125'],
  ['review_and_submit', true, undefined, 'review_and_submit', 'C-124'],
  ['review_and_submit', false, undefined, 'a', 'C-129'],
])('page %s, from within %s, saved at %s, shows %s [%s]', (asked, isFromWithin, saved, shown) => {
  expect(pageToShow({ pages, asked, isFromWithin, saved })).toBe(shown)
})
